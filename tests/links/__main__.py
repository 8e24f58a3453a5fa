"""Add links of new kinds to the files."""

from tests.links import main

if __name__ == "__main__":
    main()

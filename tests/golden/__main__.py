"""Write the golden files anew, and name those that changed."""

from tests.golden import files, written


def main() -> None:
    """Write what differs."""
    for path, data in files():
        text = written(data) + "\n"
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"{path.name} has changed; read the difference before you commit it.")


if __name__ == "__main__":
    main()

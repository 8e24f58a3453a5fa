"""A set of points read as a sequence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trisq.bits import PointSet, points

masks = st.sets(st.integers(0, 200)).map(lambda some: sum(1 << point for point in some))


@given(masks)
def test_it_is_the_list_of_its_points(mask: int) -> None:
    listed = list(points(mask))
    some = PointSet(mask)
    assert listed == sorted(listed)
    assert sum(1 << point for point in listed) == mask
    assert len(some) == len(listed)
    assert list(some) == listed
    assert [some[index] for index in range(len(listed))] == listed
    assert [some[index] for index in range(-len(listed), 0)] == listed
    assert some[1:3] == tuple(listed[1:3])
    assert all(point in some for point in listed)


@given(masks)
def test_beyond_its_ends_there_is_nothing(mask: int) -> None:
    some = PointSet(mask)
    for index in (len(some), len(some) + 50, -len(some) - 1):
        with pytest.raises(IndexError):
            some[index]
    assert -1 not in some
    assert not some.__contains__("a1")
    assert repr(some) == f"PointSet({mask:#x})"

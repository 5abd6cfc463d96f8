"""Pages of what an operation finds, all of one version of the data."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, ParamSpec, TypeVar

from .errors import DepthError, ForecourtError

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")

#: no plan reads beyond this row
_DEEPEST = 10_000
_LIMIT = re.compile(r"start \+ rows must not exceed (\d+)")
_COUNTED = ("facets", "range_facets", "stats")


def pages(operation: Callable[Asked, Answer], *members: Asked.args, **query: Asked.kwargs) -> Iterator[Answer]:
    """The pages of what an operation finds, one after the other and all of one version of the data.

    What is counted (facets, statistics) stands on the first page. Ends with a DepthError where more was found than the plan
    shows, and with a ForecourtError of the status 409 where the version is gone meanwhile.

    for page in pages(market.search_car_active, make="ford"): ...
    """
    return _pages(operation, members, query, None)


def first(
    most: int, operation: Callable[Asked, Answer], *members: Asked.args, **query: Asked.kwargs
) -> Iterator[Answer]:
    """Like `pages`, for the first `most` rows."""
    return _pages(operation, members, query, most)


def async_pages(
    operation: Callable[Asked, Awaitable[Answer]], *members: Asked.args, **query: Asked.kwargs
) -> AsyncIterator[Answer]:
    """Like `pages`, for an operation of AsyncForecourt.

    async for page in async_pages(market.search_car_active, make="ford"): ...
    """
    return _async_pages(operation, members, query, None)


def async_first(
    most: int, operation: Callable[Asked, Awaitable[Answer]], *members: Asked.args, **query: Asked.kwargs
) -> AsyncIterator[Answer]:
    """Like `async_pages`, for the first `most` rows."""
    return _async_pages(operation, members, query, most)


def _pages(
    operation: Callable[..., Any], members: tuple[Any, ...], query: dict[str, Any], most: int | None
) -> Iterator[Any]:
    reading = _Reading(query, most)
    while (sent := reading.next()) is not None:
        try:
            page = operation(*members, **sent)
        except ForecourtError as error:
            reading.refused(error)
        else:
            reading.took(page)
            yield page


async def _async_pages(
    operation: Callable[..., Awaitable[Any]], members: tuple[Any, ...], query: dict[str, Any], most: int | None
) -> AsyncIterator[Any]:
    reading = _Reading(query, most)
    while (sent := reading.next()) is not None:
        try:
            page = await operation(*members, **sent)
        except ForecourtError as error:
            reading.refused(error)
        else:
            reading.took(page)
            yield page


class _Reading:
    """How far pages were read, and what is asked next."""

    def __init__(self, query: dict[str, Any], most: int | None) -> None:
        self._query = query
        self._most = most
        self._begin = int(query.get("start") or 0)
        self._rows = int(query.get("rows") or 50)
        self._version = query.get("data_version")
        self._limit = _DEEPEST
        self._found: int | None = None
        self._read = 0

    def next(self) -> dict[str, Any] | None:
        """The query of the next page; None after the last one. Raises DepthError where the plan ends before it."""
        if self._found is not None and self._read >= self._found - self._begin:
            return None
        left = self._rows if self._most is None else self._most - self._read
        if left <= 0:
            return None
        start = self._begin + self._read
        rows = min(self._rows, self._limit - start, left)
        if rows <= 0:
            raise DepthError(self._found or 0, self._limit)
        sent = {name: value for name, value in self._query.items() if self._read == 0 or name not in _COUNTED}
        return sent | {"start": start, "rows": rows} | ({"data_version": self._version} if self._version else {})

    def refused(self, error: ForecourtError) -> None:
        """Learns the depth of the plan from an error; raises every other one."""
        told = _LIMIT.search(str(error))
        if told is None or not self._begin < int(told[1]) < self._limit:
            raise error
        self._limit = int(told[1])

    def took(self, page: Any) -> None:
        """Notes what a page brought."""
        self._version = self._version or getattr(page, "data_version", None)
        shown = next((len(value) for value in page.values() if isinstance(value, list)), 0)
        self._read += shown
        # a page without rows is the last one, whatever was found
        self._found = page["num_found"] if shown > 0 else 0

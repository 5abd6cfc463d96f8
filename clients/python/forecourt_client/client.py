"""The client: the operations of the API, pages, and what is counted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ParamSpec, TypeVar, cast

from ._operations import Operations
from ._types import FacetCount, FieldStatistics, RangeFacet
from .errors import DepthError, FieldError, ForecourtError

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")

#: no plan reads beyond this row
_DEEPEST = 10_000
_LIMIT = re.compile(r"start \+ rows must not exceed (\d+)")
_COUNTED = ("facets", "range_facets", "stats")


class Forecourt(Operations):
    """The API of one installation.

    Forecourt("http://127.0.0.1:8080", key).search_car_active(make="ford", facets="model")

    It waits where the server asks for it (429, 503): `retries` times, at most `longest_wait` seconds each.
    """


def pages(
    operation: Callable[Asked, Answer], *members: Asked.args, **query: Asked.kwargs
) -> Iterator[Answer]:
    """The pages of what an operation finds, one after the other and all of one version of the data.

    What is counted (facets, statistics) stands on the first page. Ends with a DepthError where more was found than the plan
    shows, and with a ForecourtError of the status 409 where the version is gone meanwhile.

    for page in pages(client.search_car_active, make="ford"): ...
    """
    return _pages(operation, members, query, None)


def first(most: int, operation: Callable[Asked, Answer], *members: Asked.args, **query: Asked.kwargs) -> Iterator[Answer]:
    """Like `pages`, for the first `most` rows."""
    return _pages(operation, members, query, most)


def _pages(operation: Callable[..., Any], members: tuple[Any, ...], query: dict[str, Any], most: int | None) -> Iterator[Any]:
    begin = int(query.get("start") or 0)
    rows_asked = int(query.get("rows") or 50)
    version = query.get("data_version")
    limit, found, read = _DEEPEST, None, 0
    while (found is None or read < found - begin) and (most is None or read < most):
        start = begin + read
        rows = min(rows_asked, limit - start, rows_asked if most is None else most - read)
        if rows <= 0:
            raise DepthError(found or 0, limit)
        sent = {name: value for name, value in query.items() if read == 0 or name not in _COUNTED}
        sent |= {"start": start, "rows": rows} | ({"data_version": version} if version else {})
        try:
            page = operation(*members, **sent)
        except ForecourtError as error:
            told = _LIMIT.search(str(error))
            if told is None or not begin < int(told[1]) < limit:
                raise
            limit = int(told[1])
            continue
        version = version or getattr(page, "data_version", None)
        yield page
        found = page["num_found"]
        shown = next((len(value) for value in page.values() if isinstance(value, list)), 0)
        if shown == 0:
            return
        read += shown


def _told(value: Any, field: str) -> Any:
    if isinstance(value, Mapping) and value.get("result") == "Error":
        raise FieldError(f"{field}: {value['message']}")
    return value


def facet(answer: Mapping[str, Any], field: str) -> list[FacetCount]:
    """The values of a facet with their counts; none where it was not asked for. Raises FieldError for a field without one."""
    return [cast(FacetCount, _told(one, field)) for one in answer.get("facets", {}).get(field, [])]


def range_facet(answer: Mapping[str, Any], field: str) -> RangeFacet | None:
    """The intervals of a range facet; None where it was not asked for. Raises FieldError for a field without one."""
    return cast("RangeFacet | None", _told(answer.get("range_facets", {}).get(field), field))


def statistics(answer: Mapping[str, Any], field: str) -> FieldStatistics | None:
    """The statistics of a field; None where they were not asked for. Raises FieldError for a field without them."""
    return cast("FieldStatistics | None", _told(answer.get("stats", {}).get(field), field))

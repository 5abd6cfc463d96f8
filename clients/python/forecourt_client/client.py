"""The two clients, and what is counted in their answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ._operations import AsyncOperations, Operations
from ._types import FacetCount, FieldStatistics, RangeFacet
from .errors import FieldError


class Forecourt(Operations):
    """The API of one installation.

    Forecourt("http://127.0.0.1:8080", key).search_car_active(make="ford", facets="model")

    It waits where the server asks for it (429, 503): `retries` times, at most `longest_wait` seconds each.
    """


class AsyncForecourt(AsyncOperations):
    """The API of one installation, for programs with asyncio.

    async with AsyncForecourt("http://127.0.0.1:8080", key) as market:
        found = await market.search_car_active(make="ford", facets="model")
    """


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

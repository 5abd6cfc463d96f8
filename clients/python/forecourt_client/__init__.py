"""Client of the Forecourt API. The types of answers are in `forecourt_client.types`."""

from . import _types as types
from .async_transport import AsyncDownload
from .client import AsyncForecourt, Forecourt, facet, range_facet, statistics
from .errors import DepthError, FieldError, ForecourtError
from .paging import async_first, async_pages, first, pages
from .transport import Download

__all__ = [
    "AsyncDownload",
    "AsyncForecourt",
    "DepthError",
    "Download",
    "FieldError",
    "Forecourt",
    "ForecourtError",
    "async_first",
    "async_pages",
    "facet",
    "first",
    "pages",
    "range_facet",
    "statistics",
    "types",
]

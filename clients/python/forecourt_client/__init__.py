"""Client of the Forecourt API. The types of answers are in `forecourt_client.types`."""

from . import _types as types
from .client import Forecourt, facet, first, pages, range_facet, statistics
from .errors import DepthError, FieldError, ForecourtError

__all__ = [
    "DepthError",
    "FieldError",
    "Forecourt",
    "ForecourtError",
    "facet",
    "first",
    "pages",
    "range_facet",
    "statistics",
    "types",
]

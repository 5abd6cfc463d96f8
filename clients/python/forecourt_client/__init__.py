"""Client of the Forecourt API. The types of answers are in `forecourt_client.types`."""

from . import _types as types
from .client import Forecourt, facet, first, pages, range_facet, statistics
from .errors import DepthError, FieldError, ForecourtError
from .transport import Download

__all__ = [
    "DepthError",
    "Download",
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

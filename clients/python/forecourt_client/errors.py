"""What goes wrong with a request. No text of it holds the key."""

from __future__ import annotations


class ForecourtError(Exception):
    """An answer that is an error, or none at all (`status` is None).

    `retry_after`: seconds after which the server would answer, where it says so.
    """

    def __init__(self, message: str, status: int | None = None, retry_after: int | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.retry_after = retry_after


class DepthError(Exception):
    """More was found than the plan lets pages through: `found` in all, `limit` can be read."""

    def __init__(self, found: int, limit: int) -> None:
        super().__init__(
            f"{found} were found, of which this plan shows the first {limit}. Search in parts "
            '(a range of prices or years each), or ask for fewer with "most".'
        )
        self.found = found
        self.limit = limit


class FieldError(ValueError):
    """A field that cannot be counted, with the server's reason."""

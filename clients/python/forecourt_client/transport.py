"""Requests: the key goes into the URL as the API wants it, and into no log and no error."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

import urllib3

from .errors import ForecourtError

_BUSY = (429, 503)


class _Patience(urllib3.Retry):
    """Waits as Retry-After says, but not for what takes longer than `retry_after_max`: a monthly quota asks for days."""

    def increment(
        self,
        method: str | None = None,
        url: str | None = None,
        response: urllib3.BaseHTTPResponse | None = None,
        error: Exception | None = None,
        _pool: Any = None,
        _stacktrace: Any = None,
    ) -> urllib3.Retry:
        asked = response.headers.get("Retry-After", "") if response is not None else ""
        if asked.isdigit() and int(asked) > self.retry_after_max:
            raise urllib3.exceptions.MaxRetryError(_pool, url or "")
        return super().increment(method, url, response, error, _pool, _stacktrace)


class _WithoutKey(logging.Filter):
    """urllib3 logs the URLs that it asks for (DEBUG) and is redirected to (INFO): the key is taken out of them."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if any(key in text for key in self.keys):
            record.msg, record.args = without(text, self.keys), ()
        return True


_logs = _WithoutKey()
for _name in ("urllib3.connectionpool", "urllib3.poolmanager", "urllib3.util.retry"):
    logging.getLogger(_name).addFilter(_logs)


def without(text: str, keys: set[str]) -> str:
    """The text without any of the keys."""
    for key in keys:
        text = text.replace(key, "***")
    return text


def _written(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple, set)):
        return ",".join(_written(one).replace("\\", "\\\\").replace(",", "\\,") for one in value)
    return str(value)


class Body(dict[str, Any]):
    """An answer, and the version of the data that it is of (X-Data-Version)."""

    data_version: str | None = None


class Download:
    """A file as it comes: its bytes one after the other, or saved as a whole."""

    def __init__(self, answer: urllib3.BaseHTTPResponse) -> None:
        self._answer = answer

    def __iter__(self) -> Iterator[bytes]:
        """Raises ForecourtError where it ends before it is complete."""
        try:
            yield from self._answer.stream(65_536)
        except urllib3.exceptions.HTTPError:
            raise ForecourtError("the file ended before it was complete") from None
        finally:
            self._answer.release_conn()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes it to a file, which is there only when it is complete."""
        part = f"{os.fspath(path)}.part"
        try:
            with open(part, "wb") as file:
                for some in self:
                    file.write(some)
            os.replace(part, path)
        except BaseException:
            if os.path.exists(part):
                os.remove(part)
            raise


class Transport:
    """Asks one installation with one key."""

    def __init__(
        self, url: str, key: str, *, retries: int = 4, longest_wait: int = 60, timeout: float = 60
    ) -> None:
        self._base = url.rstrip("/").removesuffix("/v2") + "/v2"
        self._key = key
        self._secrets = {key, quote(key, safe="")} - {""}
        _logs.keys |= self._secrets
        patience = _Patience(
            total=retries,
            status_forcelist=_BUSY,
            backoff_factor=0.5,
            respect_retry_after_header=True,
            retry_after_max=longest_wait,
            raise_on_status=False,
        )
        self._pool = urllib3.PoolManager(retries=patience, timeout=timeout)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._base!r})"

    def request(
        self,
        method: str,
        path: str,
        query: Mapping[str, object] | None = None,
        **body: Any,
    ) -> urllib3.BaseHTTPResponse:
        """The answer to any request below /v2. `body`: `fields` of a form or `json`, as urllib3 takes them.

        Raises ForecourtError for an answer that is an error, and where there is none.
        """
        sent = [(name, _written(value)) for name, value in (query or {}).items() if value is not None]
        url = f"{self._base}{path}?{urlencode([*sent, ('api_key', self._key)])}"
        try:
            answer = self._pool.request(method, url, **body)
        except urllib3.exceptions.HTTPError as error:
            host = urlsplit(self._base).netloc
            # the cause would show the URL with the key in every traceback
            raise ForecourtError(f"{host} did not answer: {without(str(error), self._secrets)}") from None
        if answer.status >= 400:
            raise self._refused(answer)
        return answer

    def _refused(self, answer: urllib3.BaseHTTPResponse) -> ForecourtError:
        text = answer.data.decode("utf-8", "replace")
        try:
            told = json.loads(text).get("message", text)
        except (ValueError, AttributeError):
            told = text[:300]
        after = answer.headers.get("Retry-After", "")
        return ForecourtError(
            without(f"{answer.status}: {told}", self._secrets),
            answer.status,
            int(after) if after.isdigit() else None,
        )

    def _get(self, path: str, query: Mapping[str, object]) -> Any:
        answer = self.request("GET", path, query)
        found = answer.json()
        if isinstance(found, dict):
            found = Body(found)
            found.data_version = answer.headers.get("X-Data-Version")
        return found

    def _file(self, path: str, query: Mapping[str, object]) -> Download:
        return Download(self.request("GET", path, query, preload_content=False))

"""What both transports agree on: addresses, waiting, errors. The key goes into the URL as the API wants it, and into no log."""

from __future__ import annotations

import json
import logging
import ssl
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

import httpx

from .errors import ForecourtError

_BUSY = (429, 503)


class _WithoutKey(logging.Filter):
    """httpx logs the URLs that it asks for (INFO), httpcore the headers of redirects (DEBUG): the key is taken out of them."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if any(key in text for key in self.keys):
            record.msg, record.args = without(text, self.keys), ()
        return True


_logs = _WithoutKey()
for _name in ("httpx", "httpcore.connection", "httpcore.http11", "httpcore.http2", "httpcore.proxy", "httpcore.socks"):
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


def _seconds(answer: httpx.Response) -> int | None:
    after = answer.headers.get("Retry-After", "")
    return int(after) if after.isdecimal() and len(after) < 10 else None


class Body(dict[str, Any]):
    """An answer, and the version of the data that it is of (X-Data-Version)."""

    data_version: str | None = None


class Asking:
    """How one installation is asked with one key."""

    def __init__(
        self, url: str, key: str, *, retries: int = 4, longest_wait: int = 60, timeout: float = 60
    ) -> None:
        self._root = url.rstrip("/").removesuffix("/v2")
        self._key = key
        self._secrets = {key, quote(key, safe="")} - {""}
        _logs.keys |= self._secrets
        self._retries = retries
        self._longest_wait = longest_wait
        # the machine's authorities of certificates, and no proxy: it would see the key
        self._client: dict[str, Any] = {
            "timeout": timeout,
            "follow_redirects": True,
            "trust_env": False,
            "verify": ssl.create_default_context(),
        }

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._root + '/v2'!r})"

    def _url(self, path: str, query: Mapping[str, object] | None) -> str:
        if path.startswith("/oauth2/"):
            # who asks stands in what is posted
            return f"{self._root}{path}"
        sent = [(name, _written(value)) for name, value in (query or {}).items() if value is not None]
        return f"{self._root}/v2{path}?{urlencode([*sent, ('api_key', self._key)])}"

    def _pause(self, method: str, tried: int, answer: httpx.Response | Exception) -> float | None:
        """Seconds after which the request is sent again; None where the answer stands.

        What changes something is sent again only after 429, which says that nothing was changed; a file is uploaded again as a
        whole. A monthly quota that is used up asks for days: that is not waited for.
        """
        is_refused = isinstance(answer, httpx.Response) and answer.status_code == 429
        if tried >= self._retries or not (method == "GET" or is_refused):
            return None
        if isinstance(answer, httpx.Response):
            seconds = _seconds(answer) if answer.status_code in _BUSY else self._longest_wait + 1
            wait = 1 if seconds is None else seconds
            return wait if wait <= self._longest_wait else None
        # an address that none can be (no http:// before it) stays so
        is_passing = isinstance(answer, httpx.TransportError) and not isinstance(answer, httpx.UnsupportedProtocol)
        return min(2.0 ** (tried - 1), self._longest_wait) if is_passing else None

    def _silent(self, error: Exception) -> ForecourtError:
        """The error of no answer. The cause would show the URL with the key in every traceback."""
        told = without(str(error) or type(error).__name__, self._secrets)
        return ForecourtError(f"{urlsplit(self._root).netloc or self._root} did not answer: {told}")

    def _refused(self, answer: httpx.Response) -> ForecourtError:
        text = answer.content.decode("utf-8", "replace")
        try:
            told = json.loads(text).get("message", text)
        except (ValueError, AttributeError):
            told = text[:300]
        return ForecourtError(
            without(f"{answer.status_code}: {told}", self._secrets), answer.status_code, _seconds(answer)
        )

    def _read(self, answer: httpx.Response) -> Any:
        try:
            found = answer.json()
        except ValueError:
            raise ForecourtError("the answer is no JSON: is this the address of Forecourt?", answer.status_code) from None
        if isinstance(found, dict):
            found = Body(found)
            found.data_version = answer.headers.get("X-Data-Version")
        return found


def posted(body: Mapping[str, object]) -> dict[str, Any]:
    """What is posted, as httpx takes it: a form where a member is a file, else JSON."""
    files = {name: (name, value) for name, value in body.items() if isinstance(value, (bytes, bytearray))}
    if not files:
        return {"json": dict(body)}
    return {"files": files, "data": {name: value for name, value in body.items() if name not in files}}

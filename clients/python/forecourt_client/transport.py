"""Requests that are waited for, one after the other."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from typing import Any, Self

import httpx

from .asking import Asking, posted
from .errors import ForecourtError

#: bytes of a file that are given at once
PIECE = 65_536
CUT = "the file ended before it was complete"


class Download:
    """A file as it comes: its bytes one after the other, or saved as a whole."""

    def __init__(self, answer: httpx.Response) -> None:
        self._answer = answer

    def __iter__(self) -> Iterator[bytes]:
        """Raises ForecourtError where it ends before it is complete."""
        cut = False
        try:
            yield from self._answer.iter_bytes(PIECE)
        except httpx.RequestError:
            cut = True
        finally:
            self._answer.close()
        if cut:
            raise ForecourtError(CUT)

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


class Transport(Asking):
    """Asks one installation with one key."""

    def __init__(self, url: str, key: str, *, retries: int = 4, longest_wait: int = 60, timeout: float = 60) -> None:
        super().__init__(url, key, retries=retries, longest_wait=longest_wait, timeout=timeout)
        self._http = httpx.Client(**self._client)

    def close(self) -> None:
        """Ends its connections."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def request(
        self, method: str, path: str, query: Mapping[str, object] | None = None, **body: Any
    ) -> httpx.Response:
        """The answer to any request below /v2. `body`: `json`, `data` or `files`, as httpx takes them.

        Raises ForecourtError for an answer that is an error, and where there is none.
        """
        return self._ask(method.upper(), path, query, body, False)

    def _ask(
        self, method: str, path: str, query: Mapping[str, object] | None, body: dict[str, Any], stream: bool
    ) -> httpx.Response:
        tried = 0
        while True:
            answer = self._once(method, self._url(path, query), body, stream)
            pause = self._pause(method, tried, answer)
            if pause is None:
                break
            time.sleep(pause)
            tried += 1
        if isinstance(answer, Exception):
            raise self._silent(answer)
        if answer.status_code >= 400:
            raise self._refused(answer)
        return answer

    def _once(self, method: str, url: str, body: dict[str, Any], stream: bool) -> httpx.Response | Exception:
        try:
            answer = self._http.send(self._http.build_request(method, url, **body), stream=True)
            if not stream or answer.status_code >= 400:
                answer.read()
        except (httpx.RequestError, httpx.InvalidURL) as error:
            return error
        return answer

    def _get(self, path: str, query: Mapping[str, object]) -> Any:
        return self._read(self._ask("GET", path, query, {}, False))

    def _file(self, path: str, query: Mapping[str, object], method: str = "GET") -> Download:
        return Download(self._ask(method, path, query, {}, True))

    def _post(self, path: str, query: Mapping[str, object], body: Any) -> Any:
        return self._read(self._ask("POST", path, query, posted(body), False))

    def _put(self, path: str, query: Mapping[str, object], body: Any) -> Any:
        return self._read(self._ask("PUT", path, query, posted(body), False))

    def _delete(self, path: str, query: Mapping[str, object]) -> Any:
        return self._read(self._ask("DELETE", path, query, {}, False))

"""Requests of a program that does other things meanwhile (asyncio)."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Mapping
from typing import Any, Self

import httpx

from .asking import Asking, posted
from .errors import ForecourtError
from .transport import CUT, PIECE


class AsyncDownload:
    """A file as it comes: its bytes one after the other, or saved as a whole."""

    def __init__(self, answer: httpx.Response) -> None:
        self._answer = answer

    async def __aiter__(self) -> AsyncIterator[bytes]:
        """Raises ForecourtError where it ends before it is complete."""
        cut = False
        try:
            async for some in self._answer.aiter_bytes(PIECE):
                yield some
        except httpx.RequestError:
            cut = True
        finally:
            await self._answer.aclose()
        if cut:
            raise ForecourtError(CUT)

    async def save(self, path: str | os.PathLike[str]) -> None:
        """Writes it to a file, which is there only when it is complete."""
        part = f"{os.fspath(path)}.part"
        try:
            with open(part, "wb") as file:
                async for some in self:
                    await asyncio.to_thread(file.write, some)
            os.replace(part, path)
        except BaseException:
            if os.path.exists(part):
                os.remove(part)
            raise


class AsyncTransport(Asking):
    """Asks one installation with one key."""

    def __init__(self, url: str, key: str, *, retries: int = 4, longest_wait: int = 60, timeout: float = 60) -> None:
        super().__init__(url, key, retries=retries, longest_wait=longest_wait, timeout=timeout)
        self._http = httpx.AsyncClient(**self._client)

    async def aclose(self) -> None:
        """Ends its connections."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def request(
        self, method: str, path: str, query: Mapping[str, object] | None = None, **body: Any
    ) -> httpx.Response:
        """The answer to any request below /v2. `body`: `json`, `data` or `files`, as httpx takes them.

        Raises ForecourtError for an answer that is an error, and where there is none.
        """
        return await self._ask(method.upper(), path, query, body, False)

    async def _ask(
        self, method: str, path: str, query: Mapping[str, object] | None, body: dict[str, Any], stream: bool
    ) -> httpx.Response:
        tried = 0
        while True:
            answer = await self._once(method, self._url(path, query), body, stream)
            pause = self._pause(method, tried, answer)
            if pause is None:
                break
            await asyncio.sleep(pause)
            tried += 1
        if isinstance(answer, Exception):
            raise self._silent(answer)
        if answer.status_code >= 400:
            raise self._refused(answer)
        return answer

    async def _once(self, method: str, url: str, body: dict[str, Any], stream: bool) -> httpx.Response | Exception:
        try:
            answer = await self._http.send(self._http.build_request(method, url, **body), stream=True)
            if not stream or answer.status_code >= 400:
                await answer.aread()
        except (httpx.RequestError, httpx.InvalidURL) as error:
            return error
        return answer

    async def _get(self, path: str, query: Mapping[str, object]) -> Any:
        return self._read(await self._ask("GET", path, query, {}, False))

    async def _file(self, path: str, query: Mapping[str, object], method: str = "GET") -> AsyncDownload:
        return AsyncDownload(await self._ask(method, path, query, {}, True))

    async def _post(self, path: str, query: Mapping[str, object], body: Any) -> Any:
        return self._read(await self._ask("POST", path, query, posted(body), False))

    async def _put(self, path: str, query: Mapping[str, object], body: Any) -> Any:
        return self._read(await self._ask("PUT", path, query, posted(body), False))

    async def _delete(self, path: str, query: Mapping[str, object]) -> Any:
        return self._read(await self._ask("DELETE", path, query, {}, False))

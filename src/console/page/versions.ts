import type { Request } from './request.ts';

/**
 * Which version of the data the pages of a request are of: that of its first page, so that a delivery which answers while
 * somebody turns pages neither repeats nor skips anything.
 */

/** Header that names the version, in answers and in requests. */
export const DATA_VERSION = 'X-Data-Version';

/** Requests whose version is remembered. */
const MOST = 50;

const versions = new Map<string, string>();

/** Parameters that say which page is meant. */
const PAGING: readonly string[] = ['start', 'page'];

/** path → the version of its newest first page */
const newest = new Map<string, string>();

/** The version of the data that a path answered from last; undefined: it is not known. */
export const newestVersion = (path: string): string | undefined => newest.get(path);

const isFurther = ({ params }: Request): boolean =>
  PAGING.some((name) => Number(params.get(name) ?? 0) > (name === 'page' ? 1 : 0));

const keyOf = ({ path, params }: Request): string =>
  JSON.stringify([path, [...params].filter(([name]) => !PAGING.includes(name)).sort()]);

/** The first page of what a request is a further page of, among others; undefined: it is none, or that is not among them. */
export const firstPageOf = (request: Request, all: readonly Request[]): Request | undefined =>
  isFurther(request) ? all.find((one) => !isFurther(one) && keyOf(one) === keyOf(request)) : undefined;

/** Headers of a request: a page behind the first one names the version of that one. */
export function versionHeaders(request: Request): Record<string, string> {
  const version = isFurther(request) ? versions.get(keyOf(request)) : undefined;
  return version === undefined ? {} : { [DATA_VERSION]: version };
}

/** Remembers the version of a first page. One that is gone (409) is forgotten: asked again, the newest answers. */
export function noteVersion(request: Request, status: number, version: string | null): void {
  const key = keyOf(request);
  if (version !== null && !isFurther(request)) newest.set(request.path, version);
  if (status === 409) versions.delete(key);
  else if (version !== null && (!isFurther(request) || !versions.has(key))) {
    versions.delete(key);
    versions.set(key, version);
    for (const oldest of [...versions.keys()].slice(0, -MOST)) versions.delete(oldest);
  }
}

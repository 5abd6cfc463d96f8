/** Where events are sent to. */
export interface Target {
  /** without userinfo and fragment */
  readonly url: string;
  /** signs what is sent; none: it is not signed */
  readonly secret?: string | undefined;
  /** value of the Authorization header */
  readonly authorization?: string | undefined;
}

const userinfoOf = ({ username, password }: URL): string =>
  `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;

/** Whether events can be sent there: by HTTP, any userinfo percent-encoded UTF-8. Where it leads is judged when they are sent. */
export function isTarget(url: URL): boolean {
  if (!/^https?:$/.test(url.protocol)) return false;
  try {
    userinfoOf(url);
    return true;
  } catch {
    return false;
  }
}

/** The target of a URL for which `isTarget` holds; its userinfo becomes a Basic Authorization. */
export function targetAt(url: URL, secret?: string): Target {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  bare.hash = '';
  const target = { url: bare.href, secret };
  if (!url.username && !url.password) return target;
  return { ...target, authorization: `Basic ${Buffer.from(userinfoOf(url)).toString('base64')}` };
}

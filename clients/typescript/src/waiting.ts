/** Statuses after which the same request may be answered. */
const BUSY = [429, 503];

/** How often and how long a client waits. */
export interface Patience {
  /** attempts after the first one; default 4 */
  readonly retries?: number;
  /** longest wait that is accepted, in seconds; what asks for more is answered as it is. Default 60 */
  readonly longestWait?: number;
}

const secondsOf = (response: Response): number => {
  const seconds = Number(response.headers.get('Retry-After') ?? '1');
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : 1;
};

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * A fetch that asks again after 429 and 503, when the server says (Retry-After). What changes something is sent again only
 * after 429, which says that nothing was changed; a file is uploaded again as a whole. A monthly quota that is used up asks
 * for days: that is answered at once.
 */
export const patient =
  (send: typeof fetch, { retries = 4, longestWait = 60 }: Patience = {}) =>
  async (request: Request): Promise<Response> => {
    const busy = request.method === 'GET' ? BUSY : [429];
    for (let left = retries; ; left -= 1) {
      const response = await send(request.clone());
      const seconds = secondsOf(response);
      if (!busy.includes(response.status) || left <= 0 || seconds > longestWait) return response;
      await response.body?.cancel();
      await pause(seconds, request.signal);
    }
  };

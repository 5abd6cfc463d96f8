import { BaseConnection, errors } from '@elastic/elasticsearch';
import { type Dispatcher, Pool } from 'undici';
import { spanHeaders } from '../tracing/span.ts';

type Answered = {
  readonly body: string;
  readonly headers: Record<string, string>;
  readonly statusCode: number;
};
/** A request as the client hands it over. */
export type ConnectionRequest = Parameters<BaseConnection['request']>[0];
/** How it is sent. */
export type ConnectionOptions = Parameters<BaseConnection['request']>[1];

/** Connections to the engine at a time; those of more requests wait. */
const POOL = { connections: 256, pipelining: 1, keepAliveTimeout: 600_000, keepAliveMaxTimeout: 600_000 };

/** Names and values in turns, as they came. */
const headersOf = (raw: readonly Buffer[]): Record<string, string> =>
  Object.fromEntries(
    raw.flatMap((name, i) =>
      i % 2 === 0 ? [[name.toString('latin1').toLowerCase(), raw[i + 1]?.toString('latin1') ?? '']] : [],
    ),
  );

/** What went wrong with a connection, as the client names it. */
const faultOf = (error: Error & { readonly code?: string }): Error => {
  if (error instanceof errors.ElasticsearchClientError) return error;
  const isLate = error.code === 'UND_ERR_HEADERS_TIMEOUT' || error.code === 'UND_ERR_BODY_TIMEOUT';
  return isLate ? new errors.TimeoutError('Request timed out') : new errors.ConnectionError(error.message);
};

/** Reads one answer whole, as text. */
class Reader implements Dispatcher.DispatchHandlers {
  readonly #resolve: (answer: Answered) => void;
  readonly #reject: (fault: Error) => void;
  readonly #signal: AbortSignal | undefined;
  readonly #parts: Buffer[] = [];
  #statusCode = 0;
  #headers: Record<string, string> = {};
  #cut: ((fault: Error) => void) | undefined;
  readonly #leave = (): void => {
    const fault = new errors.RequestAbortedError('Request aborted');
    this.#cut?.(fault);
    this.#reject(fault);
  };

  constructor(
    signal: AbortSignal | undefined,
    resolve: (answer: Answered) => void,
    reject: (fault: Error) => void,
  ) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#signal = signal;
    signal?.addEventListener('abort', this.#leave, { once: true });
  }

  onConnect(cut: (fault?: Error) => void): void {
    this.#cut = cut;
    // while it waited for a connection
    if (this.#signal?.aborted) this.#leave();
  }

  onHeaders(statusCode: number, raw: Buffer[]): boolean {
    this.#statusCode = statusCode;
    this.#headers = headersOf(raw);
    return true;
  }

  onData(part: Buffer): boolean {
    this.#parts.push(part);
    return true;
  }

  onComplete(): void {
    this.#signal?.removeEventListener('abort', this.#leave);
    const [first, ...more] = this.#parts;
    const body = (more.length > 0 ? Buffer.concat(this.#parts) : first)?.toString() ?? '';
    this.#resolve({ body, headers: this.#headers, statusCode: this.#statusCode });
  }

  onError(error: Error): void {
    this.#signal?.removeEventListener('abort', this.#leave);
    this.#reject(faultOf(error));
  }
}

/**
 * Connections of the client to the engine that answers at `address` at the moment (which throws where none does). An answer is read whole, as text: that
 * costs a good half of the CPU time of the client's own connections, which make a stream of each (docs/performance.md).
 */
export function engineConnection(address: (configured: URL) => URL): typeof BaseConnection {
  return class extends BaseConnection {
    #pool: Pool | undefined;
    #origin = '';

    /** Another address has a pool of its own; what is under way at the one before ends there. */
    #poolAt({ origin }: URL): Pool {
      if (this.#pool && origin === this.#origin) return this.#pool;
      void this.#pool?.close();
      this.#origin = origin;
      this.#pool = new Pool(origin, POOL);
      return this.#pool;
    }

    override request(
      sent: ConnectionRequest,
      { signal, timeout = this.timeout }: ConnectionOptions,
    ): Promise<never> {
      const answered = new Promise<Answered>((resolve, reject) => {
        const url = address(this.url);
        const query = sent.querystring ? `?${sent.querystring}` : '';
        this.#poolAt(url).dispatch(
          {
            method: sent.method as Dispatcher.HttpMethod,
            path: `${url.pathname.replace(/\/$/, '')}${sent.path}${query}`,
            headers: { ...this.headers, ...sent.headers, ...spanHeaders() },
            body: sent.body ?? null,
            headersTimeout: timeout,
            bodyTimeout: timeout,
          },
          new Reader(signal, resolve, reject),
        );
      });
      // the client's declaration is of one call for streams, too, which nobody asks for
      return answered as Promise<never>;
    }

    override async close(): Promise<void> {
      await this.#pool?.close();
    }
  };
}

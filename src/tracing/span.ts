/**
 * Spans of traces: what takes time is told to whoever traces. Nobody does unless the standard environment variables say so
 * (./opentelemetry.ts); then each call here is one comparison, and nothing of the library is loaded.
 */

/** What a span tells besides its name and its time. None of it holds anything secret. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** A span that is open. */
export interface Span {
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** what it was for failed */
  fail(why: string): void;
}

/** What takes spans. */
export interface Tracer {
  /**
   * Runs `work` in a span, which is the parent of those that are opened meanwhile. `from`: headers of a request, which may
   * name a parent (W3C Trace Context). What `work` throws fails the span.
   */
  span<T>(opening: Opening, work: (span: Span) => Promise<T> | T): Promise<T>;
  /** headers that hand the span that is open on to another program */
  headers(): Readonly<Record<string, string>>;
  /** sends what is ended */
  flush(): Promise<void>;
}

/** How a span begins. */
export interface Opening {
  readonly name: string;
  /** server: it answers a request; client: it asks another program; not said: work of our own */
  readonly kind?: 'server' | 'client';
  readonly attributes?: Attributes;
  readonly from?: (name: string) => string | undefined;
}

const UNSEEN: Span = { rename() {}, set() {}, fail() {} };
const NONE: Readonly<Record<string, string>> = {};

let tracer: Tracer | undefined;

/** From now on spans go there; undefined: nowhere. */
export function traceWith(to: Tracer | undefined): void {
  tracer = to;
}

/** Runs `work` in a span where traces are taken, and as it is where they are not. */
export function inSpan<T>(opening: Opening, work: (span: Span) => Promise<T> | T): Promise<T> | T {
  return tracer ? tracer.span(opening, work) : work(UNSEEN);
}

/** Headers that hand the span that is open on to another program; none where traces are not taken. */
export const spanHeaders = (): Readonly<Record<string, string>> => tracer?.headers() ?? NONE;

/** Sends the spans that are ended: a process that ends does so first. */
export async function flushSpans(): Promise<void> {
  await tracer?.flush();
}

import { createReadStream } from 'node:fs';
import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { rejectOnAbort } from './abort.ts';
import { OutgoingFault } from './fault.ts';
import { readBody } from './read-body.ts';
import { reasonOf } from './reason.ts';
import { checkedAddresses, lookupOf, type Resolve, type ResolvedAddress, systemResolve } from './resolve.ts';

/** What else calls may do than reach public addresses by https. */
export interface CallPermissions {
  readonly http: boolean;
  /** addresses of this machine and of private networks */
  readonly private: boolean;
}

/** A file that is sent as it stands; `bytes`: how long it is. */
export interface SentFile {
  readonly path: string;
  readonly bytes: number;
}

/** A call to somebody else's server. */
export interface OutgoingCall {
  readonly url: URL;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | SentFile;
  /** for all of it: resolving, connecting, the whole answer; milliseconds */
  readonly timeoutMs: number;
  /** most bytes of the answer's body that are read; 0: the body is not waited for, whatever its length */
  readonly maxBytes: number;
  /** a connection that is silent for so many milliseconds is given up; not said: only `timeoutMs` counts */
  readonly silentMs?: number;
  /** gives the call up */
  readonly signal?: AbortSignal | undefined;
}

/** What the server answered, a redirect included: it is not followed. */
export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Makes a call; throws OutgoingFault when there is no whole answer. */
export type Call = (call: OutgoingCall) => Promise<OutgoingAnswer>;

/** The head of an answer. */
export type OutgoingHead = Omit<OutgoingAnswer, 'body'>;

/**
 * Makes a call whose answer is read as it comes: `read` gets its head and its body, and gives what was made of them. Throws
 * OutgoingFault when the connection fails or ends early, and what `read` throws.
 */
export type Download = <T>(
  call: Omit<OutgoingCall, 'maxBytes'>,
  read: (head: OutgoingHead, body: Readable) => Promise<T>,
) => Promise<T>;

/** Host of a URL, an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

function refuseUrl({ protocol, username, password }: URL, allowed: CallPermissions): void {
  if (protocol !== 'https:' && !(protocol === 'http:' && allowed.http))
    throw new OutgoingFault('forbidden', `calls must use https, not ${protocol.slice(0, -1)}`);
  if (username || password) throw new OutgoingFault('forbidden', 'the address contains a user or a password');
}

const lengthOf = (body: string | SentFile): number =>
  typeof body === 'string' ? Buffer.byteLength(body) : body.bytes;

/** Sends the body of a request, and ends it. */
async function sendBody(sent: ClientRequest, body: OutgoingCall['body']): Promise<void> {
  if (typeof body === 'object') await pipeline(createReadStream(body.path), sent);
  else sent.end(body);
}

/** Sends the request to an address that was checked; gives the head of the answer. */
function send(
  call: Omit<OutgoingCall, 'maxBytes'>,
  addresses: readonly ResolvedAddress[],
  signal: AbortSignal,
) {
  const { url, method, body, silentMs } = call;
  const { request } = url.protocol === 'https:' ? https : http;
  const host = hostOf(url);
  return new Promise<IncomingMessage>((resolve, reject) => {
    let answer: IncomingMessage | undefined;
    const sent = request(
      {
        // a connection of its own: one that was kept would skip the check of where it leads
        agent: false,
        host,
        ...(url.port && { port: url.port }),
        path: `${url.pathname}${url.search}`,
        method,
        headers: {
          ...call.headers,
          host: url.host,
          ...(body !== undefined && { 'content-length': lengthOf(body) }),
        },
        // the name that the certificate must be for, without the dot that may end it; an address has none
        ...(isIP(host) === 0 && { servername: host.replace(/\.$/, '') }),
        lookup: lookupOf(addresses),
        signal,
      },
      (head) => {
        answer = head;
        resolve(head);
      },
    );
    sent.on('error', reject);
    if (silentMs !== undefined)
      sent.setTimeout(silentMs, () =>
        (answer ?? sent).destroy(new OutgoingFault('late', `${host} sent nothing for ${silentMs} ms`)),
      );
    // an answer of 101 is neither a response nor an error
    sent.on('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(new OutgoingFault('unreachable', `${host} wants to switch to a protocol other than HTTP`));
    });
    sendBody(sent, body).catch(reject);
  });
}

/** Codes of a stream whose connection ended before its answer did. */
const CUT = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE', 'ETIMEDOUT']);

const isOfNetwork = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && CUT.has(String(cause.code));

/** An answer had begun when its connection ended. */
const cutOff = (cause: unknown, url: URL): OutgoingFault =>
  new OutgoingFault(
    'unreachable',
    `the connection to ${hostOf(url)} failed: it was closed before the whole response arrived`,
    { cause },
  );

/** The fault behind whatever the network threw. */
function faultOf(
  cause: unknown,
  { url, signal, timeoutMs }: Pick<OutgoingCall, 'url' | 'signal' | 'timeoutMs'>,
  deadline: AbortSignal,
): OutgoingFault {
  if (cause instanceof OutgoingFault) return cause;
  const host = hostOf(url);
  if (signal?.aborted) return new OutgoingFault('ended', `the call to ${host} was cancelled`, { cause });
  if (deadline.aborted)
    return new OutgoingFault('late', `${host} did not answer in ${timeoutMs} ms`, { cause });
  return new OutgoingFault('unreachable', `the connection to ${host} failed${reasonOf(cause)}`, { cause });
}

/** Ends a connection whose answer's head is enough. */
function unread(answer: IncomingMessage): Buffer {
  answer.destroy();
  return Buffer.alloc(0);
}

/** What leaves the service, and where it may lead. */
interface Way {
  readonly allowed: CallPermissions;
  readonly resolve: Resolve;
}

/** Asks and gives the answer's head and body, within the bounds of the call. */
async function answerOf(
  { allowed, resolve }: Way,
  call: Omit<OutgoingCall, 'maxBytes'>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  refuseUrl(call.url, allowed);
  const addresses = await checkedAddresses(hostOf(call.url), resolve, allowed.private);
  signal.throwIfAborted();
  return await send(call, addresses, signal);
}

/** Does the work of a call until its time is over. */
async function bounded<T>(
  call: Omit<OutgoingCall, 'maxBytes'>,
  isOurs: (cause: unknown) => boolean,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(call.timeoutMs);
  // `deadline` is held to the end, as faultOf asks it: `any` alone would let it be collected before it comes
  const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
  try {
    // a body that ends with its connection looks whole when the connection is cut: the signal has the word
    return await Promise.race([work(signal), rejectOnAbort(signal)]);
  } catch (error) {
    if (!signal.aborted && isOurs(error)) throw error;
    throw faultOf(error, call, deadline);
  }
}

/**
 * The one way in which calls leave the service (docs/decisions, decision 12): by https to public addresses, unless `allowed`
 * says more. A name is resolved once, every address is checked, and the connection goes to one that was; redirects are
 * answered, not followed; time and bytes are bounded.
 */
export function outgoing(allowed: CallPermissions, resolve: Resolve = systemResolve): Call {
  const nothing = () => false;
  return (call) =>
    bounded(call, nothing, async (signal) => {
      const answer = await answerOf({ allowed, resolve }, call, signal);
      const body = call.maxBytes === 0 ? unread(answer) : await readBody(answer, call.maxBytes);
      return { status: answer.statusCode ?? 0, headers: answer.headers, body };
    });
}

/** Makes calls as `outgoing` does, for answers that are too large to be held: what reads them bounds their bytes. */
export function downloading(allowed: CallPermissions, resolve: Resolve = systemResolve): Download {
  return (call, read) => {
    let hasHead = false;
    // what the reader throws is its own: a full disk is no fault of the network
    const isReaders = (cause: unknown): boolean => hasHead && !isOfNetwork(cause);
    return bounded(call, isReaders, async (signal) => {
      const answer = await answerOf({ allowed, resolve }, call, signal);
      hasHead = true;
      try {
        return await read({ status: answer.statusCode ?? 0, headers: answer.headers }, answer);
      } catch (cause) {
        throw isOfNetwork(cause) && !signal.aborted ? cutOff(cause, call.url) : cause;
      } finally {
        answer.destroy();
      }
    });
  };
}

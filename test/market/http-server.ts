import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { TestApp } from './app.ts';

/** An app on a socket of its own. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

export function listen({ app }: TestApp): Promise<Listening> {
  return new Promise((resolve) => {
    // a connection that is idle is not closed while its client is about to use it again
    const serverOptions = { keepAliveTimeout: 0 };
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, serverOptions }, () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
}

/** How an answer ended that was read to its end, or was not. */
export interface Ending {
  readonly status: number;
  readonly text: string;
  /** the answer has the end that the protocol wants */
  readonly complete: boolean;
  /** what the reader was told in place of an end */
  readonly error?: string;
}

/** Reads an answer as a client of node:http does; `onText` may destroy the request. */
export function read(
  { port }: Listening,
  path: string,
  {
    method = 'GET',
    onText,
  }: { method?: string; onText?: (text: string, request: http.ClientRequest) => void } = {},
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method }, (response) => {
      let text = '';
      let error: string | undefined;
      response.setEncoding('utf8');
      response.on('data', (more: string) => {
        text += more;
        onText?.(text, request);
      });
      response.on('error', (fault) => {
        error = fault.message;
      });
      response.on('close', () => {
        const { complete, statusCode: status = 0 } = response;
        resolve({ status, text, complete, ...(error === undefined ? {} : { error }) });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

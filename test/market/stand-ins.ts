import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from '@elastic/elasticsearch';
import { engineClient } from '../../src/engine/client.ts';

/** Of what the engine's client takes for an answer of the engine. */
export const HEADERS = { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' };

/** Stand-ins for the nodes of a cluster, and our client to them. */
export interface StandIns {
  readonly client: Client;
  close(): Promise<void>;
}

/** Starts so many nodes that answer as they are told, by the number of the node. */
export async function standIns(
  count: number,
  answer: (request: IncomingMessage, response: ServerResponse, at: number) => void,
): Promise<StandIns> {
  const servers = Array.from({ length: count }, (_, at) =>
    createServer((request, response) => answer(request, response, at)),
  );
  const urls: string[] = [];
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  const [url = '', ...others] = urls;
  const client = engineClient({ url, others });
  return {
    client,
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await client.close();
    },
  };
}

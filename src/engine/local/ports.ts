import { createServer, type Server } from 'node:net';

/**
 * Two different ports that are free on loopback right now, by the kernel's choice. Somebody may take one before the
 * engine binds it, so the caller must be ready to ask again.
 */
export async function freePorts(): Promise<{ http: number; transport: number }> {
  const first = await listen();
  const second = await listen();
  const ports = { http: portOf(first), transport: portOf(second) };
  // both were held until here, so they differ
  await Promise.all([close(first), close(second)]);
  return ports;
}

function listen(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the port of a listening server is unknown');
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}

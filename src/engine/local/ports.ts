import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { z } from 'zod';
import type { Layout } from './home.ts';

const port = z.number().int().min(1).max(65_535);
const portsSchema = z.object({ http: port, transport: port });

/** Ports of an engine on loopback. */
export type Ports = z.infer<typeof portsSchema>;

/** Remembers the ports of a home's engine. */
export function rememberPorts({ portsFile }: Layout, ports: Ports): void {
  writeFileSync(portsFile, `${JSON.stringify(ports)}\n`);
}

/**
 * Two different ports that are free on loopback right now: those that the home's engine had, if they are `wanted` and
 * free, else the kernel's choice. Somebody may take one before the engine binds it, so the caller must be ready to ask
 * again.
 */
export async function portsOf(layout: Layout, wanted: boolean): Promise<Ports> {
  const before = wanted ? remembered(layout) : undefined;
  return (before && (await held(before.http, before.transport))) ?? (await freePorts());
}

function remembered({ portsFile }: Layout): Ports | undefined {
  try {
    return portsSchema.safeParse(JSON.parse(readFileSync(portsFile, 'utf8'))).data;
  } catch {
    return undefined; // the first start, or a file that is broken: then others are taken
  }
}

async function freePorts(): Promise<Ports> {
  const ports = await held(0, 0);
  if (!ports) throw new Error('no port is free on 127.0.0.1');
  return ports;
}

/** Takes two ports for a moment and gives their numbers; 0: any. Undefined when one of them is taken. */
async function held(http: number, transport: number): Promise<Ports | undefined> {
  const servers: Server[] = [];
  try {
    for (const wanted of [http, transport]) servers.push(await listen(wanted));
    // both are held, so they differ
    const [first, second] = servers.map(portOf);
    return first === undefined || second === undefined ? undefined : { http: first, transport: second };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    return undefined;
  } finally {
    await Promise.all(servers.map(close));
  }
}

function listen(wanted: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => resolve(server));
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

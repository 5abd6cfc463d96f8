import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net';

/** Stands before a node and holds back each of its answers for some time; requests go through at once. */
export class SlowNode {
  /** milliseconds */
  delay = 0;
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  private constructor(node: URL) {
    this.#server = createServer((caller) => {
      const engine = dial(Number(node.port), node.hostname);
      for (const socket of [caller, engine]) {
        this.#open.add(socket);
        socket.once('close', () => {
          this.#open.delete(socket);
          caller.destroy();
          engine.destroy();
        });
        socket.on('error', () => undefined);
      }
      caller.pipe(engine);
      engine.on('data', (bytes) => void setTimeout(() => caller.writable && caller.write(bytes), this.delay));
    });
  }

  static async before(url: string): Promise<SlowNode> {
    const slow = new SlowNode(new URL(url));
    await once(slow.#server.listen(0, '127.0.0.1'), 'listening');
    return slow;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

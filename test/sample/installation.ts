import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoKey } from '../../src/accounts/demo-key.ts';
import { makeKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { readSettings } from '../../src/settings.ts';
import { engineUrl } from '../market/load.ts';
import { PATIENCE_MS } from '../patience.ts';
import { copySample, SAMPLE_PREFIX } from './shared.ts';

/** An answer: its status, its JSON (undefined: it is none), its headers. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What `npm start` gives a user: the sample market, served, and the demo key. */
export class SampleInstallation {
  readonly #folder: string;
  /** the demo key */
  readonly key: string;
  readonly #running: RunningServer;
  /** a client of OAuth on another account */
  readonly client: { readonly client_id: string; readonly client_secret: string };

  private constructor(
    installation: { readonly folder: string; readonly running: RunningServer },
    key: string,
    client: SampleInstallation['client'],
  ) {
    this.#folder = installation.folder;
    this.#running = installation.running;
    this.key = key;
    this.client = client;
  }

  static async open(): Promise<SampleInstallation> {
    const folder = mkdtempSync(join(tmpdir(), 'sample-'));
    const engine = { url: engineUrl ?? '' };
    const settings = readSettings({
      FORECOURT_DATA: folder,
      FORECOURT_INDEX_PREFIX: SAMPLE_PREFIX,
      PORT: '0',
      LOG_LEVEL: 'silent',
      FORECOURT_SEARCH_WAIT: `${PATIENCE_MS / 1000}s`,
    });
    await copySample(folder);
    const accounts = await openAccounts(settings);
    const key = await demoKey(accounts, folder);
    const { key: client_id, client_secret = '' } = await makeKey(accounts, {
      plan: 'enterprise',
      secret: true,
    });
    await accounts.destroy();
    const running = await startServer(settings, engine);
    return new SampleInstallation({ folder, running }, key, { client_id, client_secret });
  }

  /** http://HOST:PORT */
  get address(): string {
    return this.#running.address;
  }

  /** Asks a path below /v2, with the demo key. */
  async ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const url = `${this.#running.address}/v2${path}${path.includes('?') ? '&' : '?'}api_key=${this.key}`;
    return await answerOf(await fetch(url, { redirect: 'manual', ...init }));
  }

  /** Posts JSON to a path of its own, without a key. */
  async post(path: string, body: object): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return await answerOf(await fetch(`${this.#running.address}${path}`, init));
  }

  async close(): Promise<void> {
    await this.#running.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  const { status, headers } = response;
  return {
    status,
    headers,
    body: isJson ? await response.json() : await response.arrayBuffer().then(() => undefined),
  };
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A guard before the engine, for the build of the tests has no security: it knows which privilege Elasticsearch wants for what
 * is sent (https://www.elastic.co/docs/deploy-manage/users-roles/cluster-or-deployment-auth/elasticsearch-privileges, and the
 * page of each API), looks at each index that path and body name, and refuses what the role lacks as the engine would.
 */

/** A role as Elasticsearch takes it. */
export interface Role {
  readonly cluster: readonly string[];
  readonly indices: readonly { readonly names: readonly string[]; readonly privileges: readonly string[] }[];
}

/** What a privilege brings besides itself. */
const BRINGS: Readonly<Record<string, readonly string[]>> = {
  manage: ['create_index', 'delete_index', 'maintenance', 'monitor', 'view_index_metadata'],
  write: ['index', 'create', 'create_doc', 'delete'],
  all: [
    'manage',
    'read',
    'write',
    'create_index',
    'delete_index',
    'maintenance',
    'monitor',
    'view_index_metadata',
  ],
};

/** What a request needs: all of the cluster's, and of the privileges on indices one of each list. */
interface Need {
  readonly cluster?: string;
  readonly indices?: readonly (readonly string[])[];
}
const on = (...privileges: readonly string[]): Need => ({ indices: [privileges] });

/** Method and path, that of indices as INDEX; the first that fits. */
const NEEDS: readonly (readonly [RegExp, Need])[] = [
  [/^GET \/_cluster\/health(\/INDEX)?$/, { cluster: 'monitor' }],
  [/^GET \/_(nodes|cluster\/settings)\b/, { cluster: 'monitor' }],
  [/^HEAD \/$/, { cluster: 'monitor' }],
  [/^GET \/_cat\/indices\/INDEX$/, { cluster: 'monitor', indices: [['monitor']] }],
  [/^GET \/INDEX\/_stats/, on('monitor')],
  [/^(POST|GET) \/(INDEX\/)?_(search|msearch|count)$/, on('read')],
  [/^(POST|GET|DELETE) \/_search\/scroll$/, on('read')],
  [/^GET \/INDEX\/_doc\/[^/]+$/, on('read')],
  [/^(POST|PUT) \/(INDEX\/)?_bulk$/, on('write')],
  [/^(POST|PUT) \/INDEX\/_doc\/[^/]+$/, on('index', 'write')],
  [/^DELETE \/INDEX\/_doc\/[^/]+$/, on('delete', 'write')],
  [/^GET \/INDEX\/_settings(\/|$)/, on('view_index_metadata', 'monitor')],
  [/^(GET|HEAD) \/INDEX(\/_(mapping|alias))?(\/|$)/, on('view_index_metadata')],
  [/^PUT \/INDEX$/, on('create_index')],
  [/^DELETE \/INDEX$/, on('delete_index')],
  [/^POST \/INDEX\/_(flush|refresh|forcemerge)$/, on('maintenance')],
  [/^PUT \/INDEX\/_(clone\/INDEX|settings|mapping)$/, on('manage')],
  [/^POST \/_aliases$/, on('manage')],
];

/** A request, as a role is asked about it. */
interface Asked {
  readonly what: string;
  readonly need: Need;
  /** names and patterns of indices and aliases */
  readonly names: readonly string[];
}

const listed = (names: unknown): string[] =>
  [names].flat().flatMap((name) => (name ? String(name).split(',') : []));

/** Of lines in turns: what is to be done, and with what, which a removal lacks. */
function namesInBulk(lines: readonly Record<string, { readonly _index?: string }>[]): string[] {
  const names: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [[action, { _index: name }] = ['', {}]] = Object.entries(lines[at] ?? {});
    names.push(...listed(name));
    if (action !== 'delete') at += 1;
  }
  return names;
}

/** What a body names: lines of a bulk or of searches, actions on aliases. */
function namesIn(what: string, body: string): string[] {
  const lines = () => body.split('\n').flatMap((line) => (line ? JSON.parse(line) : []));
  if (what.endsWith('/_bulk')) return namesInBulk(lines());
  if (what.endsWith('/_msearch'))
    return lines().flatMap(({ index }, at) => (at % 2 === 0 ? listed(index) : []));
  if (!what.endsWith('/_aliases')) return [];
  const { actions } = JSON.parse(body) as { actions: Record<string, Record<string, unknown>>[] };
  const named = actions.flatMap((action) => Object.values(action));
  return named.flatMap(({ index, indices, alias, aliases }) =>
    [index, indices, alias, aliases].flatMap(listed),
  );
}

const SPECIAL = /^_/;

function askedOf(method: string, url: string, body: string): Asked {
  const parts = new URL(url, 'http://engine').pathname.split('/').slice(1).map(decodeURIComponent);
  const isIndex = (at: number): boolean => {
    const [before] = parts.slice(at - 1, at);
    if (at === 0) return !SPECIAL.test(parts[0] ?? '') && parts[0] !== '';
    return (
      before === '_clone' ||
      (at === 1 + parts.indexOf('indices') && parts[0] === '_cat') ||
      before === 'health'
    );
  };
  const what = `${method} /${parts.map((part, at) => (isIndex(at) ? 'INDEX' : part)).join('/')}`;
  const [, need] = NEEDS.find(([form]) => form.test(what)) ?? [];
  if (!need) throw new Error(`${what}: which privilege is it? Name it in test/engine/guarded-engine.ts`);
  const named = parts.filter((_, at) => isIndex(at)).flatMap((part) => part.split(','));
  return { what, need, names: [...named, ...namesIn(what, body)] };
}

/** Is the name one of the pattern's? A pattern that is asked for is answered of what the role may see. */
const isWithin = (name: string, pattern: string): boolean =>
  name.startsWith('*') || name.startsWith(pattern.replace(/\*$/, ''));

function permits({ cluster, indices }: Role, { need, names }: Asked): boolean {
  if (need.cluster && !cluster.includes(need.cluster)) return false;
  const has = (name: string | undefined, wanted: readonly string[]): boolean =>
    indices
      .filter((one) => name === undefined || one.names.some((pattern) => isWithin(name, pattern)))
      .flatMap(({ privileges }) => privileges.flatMap((one) => [one, ...(BRINGS[one] ?? [])]))
      .some((one) => wanted.includes(one));
  const asked = names.length ? names : [undefined];
  return (need.indices ?? []).every((wanted) => asked.every((name) => has(name, wanted)));
}

/** Every role that lacks one of this one's privileges, by its name. */
function lesser({ cluster, indices }: Role): [string, Role][] {
  const less = (all: readonly string[], one: string): string[] => all.filter((other) => other !== one);
  return [
    ...cluster.map((one): [string, Role] => [`cluster ${one}`, { cluster: less(cluster, one), indices }]),
    ...indices.flatMap((part, at) =>
      part.privileges.map((one): [string, Role] => [
        `${one} on ${part.names.join()}`,
        { cluster, indices: indices.with(at, { ...part, privileges: less(part.privileges, one) }) },
      ]),
    ),
  ];
}

/** The engine behind a guard, which lets through what a role permits. */
export class GuardedEngine {
  /** what was refused, or is not known */
  readonly refused: string[] = [];
  readonly #asked: Asked[] = [];
  readonly #role: Role;
  readonly #engine: string;
  readonly #server: Server;

  private constructor(engine: string, role: Role) {
    this.#engine = engine.replace(/\/$/, '');
    this.#role = role;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error) => {
        this.refused.push(String(error));
        response.writeHead(500).end();
      });
    });
  }

  static async start(engine: string, role: Role): Promise<GuardedEngine> {
    const guarded = new GuardedEngine(engine, role);
    await new Promise<void>((resolve) => guarded.#server.listen(0, '127.0.0.1', resolve));
    return guarded;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Forms of the requests that came. */
  get forms(): string[] {
    return [...new Set(this.#asked.map(({ what }) => what))].sort();
  }

  /** Privileges of the role without which all that was asked would have been permitted as well. */
  get needless(): string[] {
    return lesser(this.#role)
      .filter(([, less]) => this.#asked.every((asked) => permits(less, asked)))
      .map(([name]) => name);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const body = await text(request);
    const asked = askedOf(method, url, body);
    this.#asked.push(asked);
    if (!permits(this.#role, asked)) {
      this.refused.push(`${asked.what} of ${[...new Set(asked.names)].join()}`);
      response.writeHead(403, { 'Content-Type': 'application/json', 'X-Elastic-Product': 'Elasticsearch' });
      response.end(JSON.stringify({ error: { type: 'security_exception' }, status: 403 }));
      return;
    }
    const { 'content-type': type = 'application/json', accept = 'application/json' } = headers;
    const answer = await fetch(`${this.#engine}${url}`, {
      method,
      headers: { 'Content-Type': type, Accept: accept },
      ...(body && { body }),
    });
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('Content-Type') ?? 'application/json',
      'X-Elastic-Product': 'Elasticsearch',
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

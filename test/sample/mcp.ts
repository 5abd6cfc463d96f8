import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { COMMAND } from '../programs.ts';
import type { SampleInstallation } from './installation.ts';

/** A model's client of the sample market, which counts its calls. */
export class Model {
  readonly client: Client;
  calls = 0;

  private constructor(client: Client) {
    this.client = client;
  }

  /** Over HTTP, as a client of a running server. */
  static async overHttp({ address, key }: SampleInstallation): Promise<Model> {
    const client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { 'X-Api-Key': key } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit }));
    return new Model(client);
  }

  /** Over stdio: the command is started as clients start it. */
  static async overStdio({ address, key }: SampleInstallation): Promise<Model> {
    const client = new Client({ name: 'test', version: '1' });
    const env = { PATH: process.env.PATH ?? '', FORECOURT_API_KEY: key };
    const args = [COMMAND, 'mcp', '--url', address];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
    return new Model(client);
  }

  /** What a tool answers; throws where it is an error. */
  async call<Answer = Record<string, unknown>>(name: string, args: Record<string, unknown>): Promise<Answer> {
    this.calls += 1;
    const { content, isError } = await this.client.callTool({ name, arguments: args });
    const [{ text } = { text: '' }] = content as unknown as readonly { readonly text: string }[];
    if (isError) throw new Error(`${name}: ${text}`);
    return JSON.parse(text) as Answer;
  }
}

/** A call of each tool that the sample answers, and a member that its answer has. */
export const CALLS: readonly (readonly [string, Record<string, unknown>, string])[] = [
  [
    'search_listings',
    { filters: { make: 'Ford', year: [2023, 2024] }, facets: ['model'], stats: ['price'] },
    'facets',
  ],
  [
    'search_listings',
    { search: 'car-uk', filters: { make: 'Ford' }, members: ['all'], rows: 50 },
    'left_out',
  ],
  [
    'get_vehicle',
    { vin: '1FTAACC88PA100000', parts: ['listings', 'history', 'recalls', 'decoded'] },
    'history',
  ],
  ['pivot_listings', { group_by: ['make|0|3', 'state|0|2'], measures: ['price|median'] }, 'rows'],
  ['get_vehicle', { registration_mark: 'KA21FCT', parts: ['listings', 'history'] }, 'history'],
  ['decode_vin', { vin: '1FTAACC88PA100000' }, 'decoded'],
  ['find_dealers', { filters: { state: 'IL' } }, 'mc_dealerships'],
  ['get_dealer', { dealer_id: '1000000' }, 'inventory'],
  ['sold_summary', { filters: { inventory_type: 'used', top_n: 2 } }, 'data'],
  ['trends', { group_by: ['make'] }, 'series'],
  ['search_incentives', { filters: { make: 'Ford' } }, 'listings'],
  ['list_fields', { of: 'motorcycle' }, 'filters'],
  ['list_values', { search: 'rv', field: 'make' }, 'values'],
  ['explain_request', { request: '/v2/search/car/active?make=ford' }, 'plan'],
  ['other_request', { path: '/mds/car', parameters: { make: 'Ford' } }, 'answer'],
];

import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import release from '../../package.json' with { type: 'json' };
import { boundedText } from './answer-size.ts';
import { ApiRefusal, type AskApi, WrongCall } from './api-request.ts';
import { fieldsOf } from './fields.ts';
import { LISTING_SEARCHES } from './searches.ts';
import type { Tool } from './tool.ts';
import { TOOLS } from './tools.ts';
import { valuesOf } from './values.ts';

/** What a client tells its model of the whole. */
const INSTRUCTIONS =
  'Forecourt: listings of vehicles for sale, dealers, prices over time, sold vehicles, incentives. Every figure is of the data that this server ' +
  'holds; cite num_found, and say when left_out names something. Filter in the call, count with facets, and do not page through listings to count them. ' +
  'If a name may be spelt in several ways, ask list_values first. Money is in the currency of the country, distances in miles. Each call counts against the limits of the account.';

const text = (one: string, isError = false) => ({
  content: [{ type: 'text' as const, text: one }],
  isError,
});

/** Calls a tool; what is refused or cannot be asked so is an answer that says what to do next. */
async function called({ call }: Tool, ask: AskApi, input: unknown) {
  try {
    const { answer, leftOut } = await call(ask, input);
    return text(boundedText(answer, leftOut));
  } catch (error) {
    if (error instanceof ApiRefusal || error instanceof WrongCall) return text(error.message, true);
    throw error;
  }
}

const json = (uri: URL, body: object) => ({
  contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(body) }],
});

/** Fields of each search, and the values of each field, as resources. */
function addResources(server: McpServer, ask: AskApi): void {
  for (const [name, operation] of LISTING_SEARCHES)
    server.registerResource(
      `fields-${name}`,
      `forecourt://fields/${name}`,
      { title: `Fields of ${name}`, description: operation.summary, mimeType: 'application/json' },
      async (uri) => json(uri, fieldsOf(operation)),
    );
  server.registerResource(
    'values',
    new ResourceTemplate('forecourt://values/{search}/{field}', { list: undefined }),
    {
      title: 'Values of a field',
      description:
        'The 200 most frequent values of a field of a search, with their listings: forecourt://values/car/make',
      mimeType: 'application/json',
    },
    async (uri, { search, field }) => {
      const asked = { search: String(search), field: String(field), contains: '', filters: {}, limit: 200 };
      const { answer, leftOut = [] } = await valuesOf(ask, asked);
      return json(uri, { ...answer, ...(leftOut.length > 0 ? { left_out: leftOut } : {}) });
    },
  );
}

/** An MCP server whose tools and resources ask the interface by `ask`. */
export function mcpServer(ask: AskApi): McpServer {
  const server = new McpServer(
    { name: 'forecourt', version: release.version },
    { instructions: INSTRUCTIONS },
  );
  for (const tool of TOOLS)
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.about,
        inputSchema: tool.input,
        annotations: { readOnlyHint: true, openWorldHint: false, title: tool.title },
      },
      (input) => called(tool, ask, input),
    );
  addResources(server, ask);
  return server;
}

import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { askServer } from './ask-api.ts';
import { mcpServer } from './server.ts';

/** A server whose tools a client of stdio calls. */
export interface StdioOptions {
  /** address of a running server, without /v2 */
  readonly url: string;
  readonly key: string | undefined;
}

/** Serves MCP on stdin and stdout until stdin ends. Nothing else may write to stdout. */
export function serveOnStdio({ url, key }: StdioOptions): void {
  const ask = askServer(url, key);
  serveStdio(() => mcpServer(ask), { onerror: (error) => console.error(`mcp: ${error.message}`) });
}

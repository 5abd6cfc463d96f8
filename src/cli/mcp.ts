import { Command } from 'commander';
import { serveOnStdio } from '../mcp/stdio.ts';
import { callerKey } from '../settings/source.ts';
import { asConfigured } from '../settings.ts';
import { serverAddress } from './server-address.ts';

const HELP = `
An MCP client starts this command and talks to it on stdin and stdout. It asks the running server at --url as any client
does, so that the limits of the key's account hold, and needs nothing of the installation: it may run on another machine.
A server also answers MCP itself, over HTTP at /mcp.

  FORECOURT_API_KEY          the key
  FORECOURT_API_KEY_FILE     a file that holds it

Configuration of a client; FOLDER is that of Forecourt, a checkout or node_modules/forecourt:
  {"mcpServers": {"forecourt": {"command": "node", "args": ["FOLDER/bin/forecourt.mjs", "mcp", "--url", "http://127.0.0.1:8080"],
                                "env": {"FORECOURT_API_KEY": "KEY"}}}}`;

/** `forecourt mcp`. */
export function mcpCommand(): Command {
  return new Command('mcp')
    .option('--url <url>', 'address of the running server', serverAddress, 'http://127.0.0.1:8080')
    .addHelpText('after', HELP)
    .action(({ url }: { url: string }) =>
      serveOnStdio({ url, key: asConfigured(() => callerKey(process.env)) }),
    );
}

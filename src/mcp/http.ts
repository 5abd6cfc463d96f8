import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { limitBody } from '../api/http/size-limits.ts';
import type { ApiEnv, Service } from '../api/request/context.ts';
import { askInProcess } from './ask-api.ts';

/** The SDK and the tools are loaded by the first request: a server that nobody asks so is no larger for them. */
const loaded = async () => ({
  ...(await import('@modelcontextprotocol/server')),
  ...(await import('./server.ts')),
});

const hostOf = (url: string): string => new URL(url).hostname;

/** Did the request come in on an address of this machine alone? A test of the app itself has no socket. */
function onLoopback(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket: { localAddress?: string } } };
  return /^(?:::ffff:)?127\.|^::1$/.test(incoming?.socket.localAddress ?? '');
}

/**
 * 403 for pages of other origins, and for names that are not this server's, as MCP wants it against DNS rebinding: an Origin
 * must be the server's own, this machine's, or one that may read answers (FORECOURT_CORS_ORIGINS); a Host that reaches a server
 * on its loopback address must be this machine's or that of FORECOURT_PUBLIC_URL.
 */
const sameOrigin = ({ corsOrigins, publicUrl }: Service) =>
  createMiddleware<ApiEnv>(async function refuseOthers(c, next) {
    const { hostHeaderValidationResponse, originValidationResponse, localhostAllowedHostnames } =
      await loaded();
    const own = [...localhostAllowedHostnames(), hostOf(publicUrl())];
    const anyOrigin = corsOrigins.includes('*');
    const refused =
      (onLoopback(c) ? hostHeaderValidationResponse(c.req.raw, own) : undefined) ??
      (anyOrigin ? undefined : originValidationResponse(c.req.raw, [...own, ...corsOrigins.map(hostOf)]));
    if (refused) return refused;
    return await next();
  });

/**
 * MCP over streamable HTTP at /mcp: each request stands alone, so that any worker answers it. What tools there are is told to
 * everybody, as the OpenAPI document is; each call of a tool asks the interface with the caller's own key.
 */
export function addMcp(app: Hono<ApiEnv>, service: Service): void {
  app.use('/mcp', async (c, next) => {
    c.get('event').operation = 'mcp';
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use('/mcp', sameOrigin(service), limitBody);
  app.all('/mcp', async (c) => {
    const { createMcpHandler, mcpServer } = await loaded();
    const onerror = (error: Error): void => service.log.debug({ cause: String(error) }, 'mcp');
    // nothing is ever told unasked: nobody needs to listen
    const handler = createMcpHandler(() => mcpServer(askInProcess(app, c)), {
      maxSubscriptions: 0,
      onerror,
    });
    return await handler.fetch(c.req.raw);
  });
}

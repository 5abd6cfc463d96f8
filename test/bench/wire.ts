import http from 'node:http';
import https from 'node:https';

/** One request that can be sent again and again. */
export interface Call {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: http.IncomingHttpHeaders;
}

/**
 * Sends requests over connections that stay open. The same for both sides of the comparison, so that what a
 * client costs is in both figures.
 */
export class Wire {
  readonly #agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: 64 }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: 64 }),
  };

  /** Sends the call and reads the whole answer; rejects when there is none. */
  send({ url, method, headers = {}, body }: Call): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const secure = url.startsWith('https:');
      const agent = this.#agents[secure ? 'https:' : 'http:'];
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { method, agent, headers: { ...headers, ...length } };
      const request = (secure ? https : http).request(url, options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            headers: response.headers,
          }),
        );
        response.on('error', reject);
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  /** Sends the call; throws with the answer's words when it is no 200. */
  async sure(call: Call): Promise<string> {
    const { status, text } = await this.send(call);
    if (status !== 200)
      throw new Error(
        `${call.method} ${call.url.replace(/api_key=[^&]*/, 'api_key=…')}: ${status} ${text.slice(0, 500)}`,
      );
    return text;
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }
}

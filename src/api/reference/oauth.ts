import type { Schema } from '../../catalog/schema.ts';
import { ref } from '../openapi/envelopes.ts';
import { errorResponses, json } from '../openapi/responses.ts';

/** OAuth's own operations: beside /v2, with the client's credentials in place of a key. */

const text: Schema = { type: 'string' };

const credentials = {
  client_id: { ...text, description: 'The API key. Omit it when using HTTP Basic.' },
  client_secret: { ...text, description: 'The secret of the key. Omit it when using HTTP Basic.' },
};

/** Schemas of what OAuth takes and answers, by name. */
export const oauthSchemas: Record<string, Schema> = {
  TokenRequest: {
    type: 'object',
    properties: { grant_type: { ...text, enum: ['client_credentials'] }, ...credentials },
    required: ['grant_type'],
  },
  Token: {
    type: 'object',
    properties: {
      access_token: text,
      token_type: { ...text, enum: ['Bearer'] },
      expires_in: { type: 'integer', description: 'Seconds.' },
    },
    required: ['access_token', 'token_type', 'expires_in'],
  },
  RevokeRequest: {
    type: 'object',
    properties: {
      ...credentials,
      access_tokens: { type: 'array', items: text, description: '1 to 15 distinct tokens.' },
    },
    required: ['access_tokens'],
  },
  Revoked: {
    type: 'object',
    properties: {
      revoked_count: { type: 'integer' },
      failed_tokens: {
        type: 'array',
        items: text,
        description: 'Those that are not valid tokens of the client.',
      },
    },
    required: ['revoked_count'],
  },
};

const ERRORS = [400, 401, 413, 429, 500, 503];

const OWN = { client_id: 'KEY', client_secret: 'SECRET' };
const EXAMPLES = {
  TokenRequest: { grant_type: 'client_credentials', ...OWN },
  RevokeRequest: { ...OWN, access_tokens: ['TOKEN'] },
};

function operation(id: string, summary: string, [request, answer]: readonly [keyof typeof EXAMPLES, string]) {
  const body = { schema: ref(request), example: EXAMPLES[request] };
  return {
    post: {
      // they stand beside the version of the interface
      servers: [{ url: '/' }],
      operationId: id,
      summary,
      tags: ['service'],
      security: [{ client: [] }, {}],
      parameters: [],
      requestBody: {
        required: true,
        content: { 'application/json': body, 'application/x-www-form-urlencoded': body },
      },
      responses: { 200: { description: 'Done.', content: json(ref(answer)) }, ...errorResponses(ERRORS) },
    },
  };
}

/** The paths of OAuth, as `paths` of the document holds them. */
export const oauthPaths = {
  '/oauth2/token': operation('oauth2_token', 'Issues a token for client credentials.', [
    'TokenRequest',
    'Token',
  ]),
  '/oauth2/tokens/revoke': operation('oauth2_tokens_revoke', 'Revokes tokens of a client.', [
    'RevokeRequest',
    'Revoked',
  ]),
};

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { optional } from './forms.ts';

/** What an address of a node may be. */
const ADDRESSES =
  'URLs of nodes of one cluster, for example https://es-1.example:9200,https://es-2.example:9200';

const nodesOf = (text: string): URL[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => new URL(one));

function areNodes(text: string | undefined): boolean {
  if (text === undefined) return true;
  try {
    const nodes = nodesOf(text);
    return nodes.length > 0 && nodes.every(({ protocol }) => protocol === 'http:' || protocol === 'https:');
  } catch {
    return false;
  }
}

const isReadable = (file: string | undefined): boolean => {
  try {
    return file === undefined || readFileSync(file, 'utf8').includes('-----BEGIN CERTIFICATE-----');
  } catch {
    return false;
  }
};

/** Variables of the search engine. */
export const engineVariables = z.object({
  ELASTICSEARCH_URL: optional
    .refine(areNodes, ADDRESSES)
    .describe(
      'URL of a running search engine, or a comma list of nodes of one cluster; may hold user:password@; default: start a local one',
    ),
  ELASTICSEARCH_CA_FILE: optional
    .refine(
      isReadable,
      'a file with certificates in PEM form (-----BEGIN CERTIFICATE-----), which can be read',
    )
    .describe("file with the certificate (PEM) of the authority that signed the engine's"),
  ELASTICSEARCH_CA_FINGERPRINT: optional
    .refine(
      (text) => text === undefined || /^[0-9a-f]{64}$/i.test(text.replaceAll(':', '')),
      'a SHA-256 fingerprint: 64 hexadecimal digits, with or without colons',
    )
    .describe('SHA-256 fingerprint of that certificate, in place of the file'),
  ELASTICSEARCH_API_KEY: optional.describe('API key of that engine'),
  ELASTICSEARCH_USERNAME: optional.describe('user of that engine'),
  ELASTICSEARCH_PASSWORD: optional.describe('password of that engine'),
  FORECOURT_REPLICAS: optional
    .refine((text) => text === undefined || /^\d$/.test(text), 'a number from 0 to 9')
    .describe(
      'copies of each index besides the first, made before a delivery answers; default: one where there is a second node',
    ),
  FORECOURT_INDEX_CODEC: z
    .enum(['default', 'best_compression'])
    .default('default')
    .describe('how stored documents are compressed: default, or best_compression (smaller and slower)'),
});

/** Where the engine is, how it is known, and how to sign in to it. */
export interface EngineSettings {
  /** a node; undefined: a local engine is looked for, or started */
  readonly url: string | undefined;
  /** further nodes of the same cluster */
  readonly others: readonly string[];
  /** certificates of the authority, PEM */
  readonly ca: string | undefined;
  /** SHA-256, upper case, with colons */
  readonly fingerprint: string | undefined;
  readonly apiKey: string | undefined;
  readonly username: string | undefined;
  readonly password: string | undefined;
}

/** How new indices lie in it. */
export interface IndexSettings {
  /** copies of each besides the first; undefined: one where there is a second node */
  readonly copies: number | undefined;
  /** undefined: as the engine does by itself */
  readonly codec: string | undefined;
}

type Values = z.infer<typeof engineVariables>;

/** What is wrong with the variables taken together; undefined: nothing. */
export function engineSettingsFault(value: Values): string | undefined {
  const nodes = nodesOf(value.ELASTICSEARCH_URL ?? '');
  const users = new Set(
    nodes.flatMap(({ username, password }) => (username ? [`${username}:${password}`] : [])),
  );
  if (users.size > 1) return 'ELASTICSEARCH_URL: all nodes have one user';
  if (users.size && (value.ELASTICSEARCH_API_KEY || value.ELASTICSEARCH_USERNAME))
    return 'ELASTICSEARCH_URL: it holds a user, so leave out ELASTICSEARCH_API_KEY and ELASTICSEARCH_USERNAME';
  const isPlain = nodes.some(({ protocol }) => protocol === 'http:');
  const trust = value.ELASTICSEARCH_CA_FINGERPRINT ? 'ELASTICSEARCH_CA_FINGERPRINT' : undefined;
  if (isPlain && (trust ?? value.ELASTICSEARCH_CA_FILE))
    return `${trust ?? 'ELASTICSEARCH_CA_FILE'}: a certificate needs addresses that begin with https://`;
  return undefined;
}

/** The address without user and password, as it may be shown. */
const shown = (node: URL): string => `${node.protocol}//${node.host}${node.pathname.replace(/\/$/, '')}`;

const withColons = (fingerprint: string): string =>
  (fingerprint.replaceAll(':', '').toUpperCase().match(/../g) ?? []).join(':');

/** The settings of the engine, from their variables. */
export function engineSettings(value: Values): EngineSettings {
  const nodes = nodesOf(value.ELASTICSEARCH_URL ?? '');
  const [url, ...others] = nodes.map(shown);
  const user = nodes.find(({ username }) => username);
  const { ELASTICSEARCH_CA_FILE: file, ELASTICSEARCH_CA_FINGERPRINT: fingerprint } = value;
  return {
    url,
    others,
    ca: file && readFileSync(file, 'utf8'),
    fingerprint: fingerprint && withColons(fingerprint),
    apiKey: value.ELASTICSEARCH_API_KEY,
    username: user ? decodeURIComponent(user.username) : value.ELASTICSEARCH_USERNAME,
    password: user ? decodeURIComponent(user.password) : value.ELASTICSEARCH_PASSWORD,
  };
}

/** The settings of new indices, from their variables. */
export const indexSettings = ({
  FORECOURT_REPLICAS: copies,
  FORECOURT_INDEX_CODEC: codec,
}: Values): IndexSettings => ({
  copies: copies === undefined ? undefined : Number(copies),
  codec: codec === 'default' ? undefined : codec,
});

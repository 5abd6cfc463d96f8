import { errors } from '@elastic/elasticsearch';

/** What stands between us and the engine, in our words, with what to do about it. */
export interface Diagnosis {
  /** a few words, which hold no address and no name */
  readonly cause: string;
  readonly remedy: string;
}

const TRUST =
  "give the certificate of the authority that signed the engine's as ELASTICSEARCH_CA_FILE, or its fingerprint as ELASTICSEARCH_CA_FINGERPRINT";

/** By what the connection says. */
const CONNECTIONS: readonly (readonly [says: RegExp, Diagnosis])[] = [
  [
    /self[- ]signed certificate|unable to (get|verify)[\w ]* certificate/i,
    { cause: "the search engine's certificate is not trusted", remedy: TRUST },
  ],
  [
    /fingerprint does not match|Invalid or malformed certificate/i,
    {
      cause: "the search engine's certificate is another than expected",
      remedy:
        'compare ELASTICSEARCH_CA_FINGERPRINT with the SHA-256 fingerprint of the certificate of its authority',
    },
  ],
  [
    /does not match certificate's altnames/i,
    {
      cause: "the search engine's certificate is for another name",
      remedy:
        'write a name that the certificate holds into ELASTICSEARCH_URL, or have a certificate made for this one',
    },
  ],
  [
    /certificate has expired|certificate is not yet valid/i,
    {
      cause: "the search engine's certificate is not valid at this time",
      remedy: 'renew the certificate, and look at the clock of this machine',
    },
  ],
  [
    /wrong version number|packet length too long|EPROTO/i,
    {
      cause: 'the search engine does not speak TLS',
      remedy: 'ELASTICSEARCH_URL says https://: write http://, or switch TLS on in the engine',
    },
  ],
];

/** By the status that the engine answers. */
const STATUSES: Readonly<Record<number, Diagnosis>> = {
  401: {
    cause: 'the search engine refuses the sign-in',
    remedy:
      'check ELASTICSEARCH_API_KEY, or ELASTICSEARCH_USERNAME and ELASTICSEARCH_PASSWORD; a key may have expired',
  },
  403: {
    cause: 'the search engine does not allow this',
    remedy:
      'its user or API key needs more rights on the indices of FORECOURT_INDEX_PREFIX (docs/operate.md, "A cluster of your own")',
  },
};

/** An index or a disk that takes no writes is a 403, too. */
const isOfSignIn = ({ statusCode, body }: errors.ResponseError): boolean =>
  statusCode === 401 || JSON.stringify(body ?? '').includes('security_exception');

/** What stands between us and the engine; undefined: nothing that a setting could mend. */
export function diagnoseEngine(error: unknown): Diagnosis | undefined {
  if (!(error instanceof Error)) return undefined;
  const own =
    error instanceof errors.ResponseError && isOfSignIn(error) ? STATUSES[error.statusCode ?? 0] : undefined;
  // a fault of ours tells what it was made of
  const found = own ?? diagnoseEngine(error.cause);
  if (found || !(error instanceof errors.ElasticsearchClientError)) return found;
  return CONNECTIONS.find(([says]) => says.test(error.message))?.[1];
}

/** The same as one text. */
export const diagnosisText = ({ cause, remedy }: Diagnosis): string => `${cause}: ${remedy}`;

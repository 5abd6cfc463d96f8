/** Codes of connections that fail, in words for whoever has to mend it. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing is listening on that port',
  ECONNRESET: 'it was closed before a response arrived',
  EPIPE: 'it was closed before a response arrived',
  ETIMEDOUT: 'nothing responds at that address',
  EHOSTUNREACH: 'there is no route to that address',
  ENETUNREACH: 'there is no route to that address',
  EPROTO: 'the server does not speak TLS properly',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server does not speak TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'the server does not speak TLS',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed, not signed by a trusted authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not signed by a trusted authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is not signed by a trusted authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not signed by a trusted authority',
  ERR_INVALID_CHAR: 'a header has a character that HTTP does not allow',
  ERR_INVALID_HTTP_TOKEN: 'the name of a header has a character that HTTP does not allow',
};

/**
 * Why a connection failed, as the end of a sentence: by its code alone, for the words of the network library may hold what
 * the other side said. Empty: there is no code.
 */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error && 'code' in cause && typeof cause.code === 'string')) return '';
  const { code } = cause;
  if (code.startsWith('HPE_')) return `: the server does not speak HTTP (${code})`;
  const words = REASONS[code];
  return words === undefined ? `: ${code}` : `: ${words} (${code})`;
}

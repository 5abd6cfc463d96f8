/** Codes of connections that fail, in words for whoever has to mend it. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at that port',
  ECONNRESET: 'it was closed before there was an answer',
  EPIPE: 'it was closed before there was an answer',
  ETIMEDOUT: 'nothing answers at that address',
  EHOSTUNREACH: 'no way leads to that address',
  ENETUNREACH: 'no way leads to that address',
  EPROTO: 'what answers does not speak TLS as it should',
  ERR_SSL_WRONG_VERSION_NUMBER: 'what answers does not speak TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'what answers does not speak TLS',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself, not by an authority that is trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not signed by an authority that is trusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is not signed by an authority that is trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not signed by an authority that is trusted',
};

/**
 * Why a connection failed, as the end of a sentence: by its code alone, for the words of the network library may hold what
 * the other side said. Empty: there is no code.
 */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error && 'code' in cause && typeof cause.code === 'string')) return '';
  const { code } = cause;
  if (code.startsWith('HPE_')) return `: what answers does not speak HTTP (${code})`;
  const words = REASONS[code];
  return words === undefined ? `: ${code}` : `: ${words} (${code})`;
}

/** The same as `encoded_link` of ingest/accept/read.sql. */
const NO_LINK_HOLDS = /[^!#-;=?-[\]_a-z|~]/gu;

/**
 * A link as answers show it: behind its host, what is not ASCII, blanks and other characters that no link holds are
 * percent-encoded. A link that is encoded stays as it is.
 */
export function encodedLink(text: string): string {
  const [, host = '', rest = text] = /^(https?:\/\/[^/?#]*)(.*)$/is.exec(text) ?? [];
  return host + rest.replace(NO_LINK_HOLDS, (one) => encodeURIComponent(one));
}

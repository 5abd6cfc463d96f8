/** Texts without the credentials that somebody put into them: for messages and for the log. */

/** What stands in the place of one. */
const HIDDEN = '(hidden)';

/**
 * Keys, client secrets and tokens are 43 random letters and digits of both cases (src/accounts/digest.ts); what is left of
 * one that was cut off is as secret. Ids of listings are shorter, digests have no capitals, and
 * names of our files have two, those of their instant.
 */
const RUN = /[\w-]{32,}/g;
/** One in six hundred has no digit, then it has many capitals; a text that has few of both is none. */
const isMixed = (run: string): boolean => {
  const capitals = run.match(/[A-Z]/g)?.length ?? 0;
  return /[a-z]/.test(run) && (/\d/.test(run) ? capitals > 2 : capitals > 5);
};

/** Characters of a credential that tell too much of it. */
const TELLING = 8;

const parts = (secret: string): string[] =>
  Array.from({ length: secret.length - TELLING + 1 }, (_, at) => secret.slice(at, at + TELLING));

/** The text without any eight characters of the secret in a row, in whatever case. */
function withoutOne(text: string, secret: string): string {
  const own = secret.toLowerCase();
  const lower = text.toLowerCase();
  if (lower.length !== text.length || !parts(own).some((part) => lower.includes(part))) return text;
  let out = '';
  for (let at = 0; at < text.length; ) {
    let length = 0;
    for (let next = TELLING; own.includes(lower.slice(at, at + next)) && at + next <= text.length; next += 1)
      length = next;
    out += length > 0 ? HIDDEN : text.charAt(at);
    at += Math.max(1, length);
  }
  return out;
}

/** Most characters of a credential that are looked for; ours are far shorter. */
const LONGEST = 256;

/** The text without what looks like a credential, and without the caller's own, whole or in part, in any case. */
export function withoutSecrets(text: string, own: readonly string[] = []): string {
  const shapeless = text.replaceAll(RUN, (run) => (isMixed(run) ? HIDDEN : run));
  return own.reduce(
    (left, secret) => (secret.length < TELLING ? left : withoutOne(left, secret.slice(0, LONGEST))),
    shapeless,
  );
}

/** Seconds from which on waiting is nothing that a model can do. */
const LONG_WAIT = 120;

const AGAIN = (retryAfter: number | undefined): string =>
  `This is temporary: repeat the same call after ${retryAfter ?? 5} seconds, at most twice; then tell the user.`;

/**
 * What a model should do next after an answer of that status, in a sentence or two. `retryAfter`: the seconds that the answer
 * says to wait.
 */
export function adviceOn(status: number, retryAfter?: number): string {
  switch (status) {
    case 400:
    case 414:
    case 422:
      return 'Next: correct what the message names and call again; list_fields tells what each parameter takes, list_values which values there are. Where it says that there is no information, nothing is known: go on without.';
    case 401:
      return 'Next: do not call again. Ask the user for a key: in the URL of this server (?api_key=KEY), in the header X-Api-Key, or for `forecourt mcp` in FORECOURT_API_KEY.';
    case 403:
      return 'Next: do without this call and tell the user what the key may not do; the other tools still work.';
    case 404:
      return 'Next: check the id: take it from an answer of a search, or find it with find_dealers or search_listings.';
    case 409:
      return 'Next: repeat the search from start 0, without data_version.';
    case 413:
      return 'Next: ask for fewer rows or members, or narrow the filters.';
    case 429:
      return retryAfter !== undefined && retryAfter > LONG_WAIT
        ? `Next: do not call again: the calls of the account are used up for ${Math.ceil(retryAfter / 3600)} hours. Answer with what you have, and tell the user.`
        : `Next: wait ${retryAfter ?? 1} s, then repeat the same call; send one call at a time.`;
    default:
      return AGAIN(retryAfter);
  }
}

import { fold } from './fold.ts';

/**
 * The domain that a domain or URL means: lower case, without scheme, credentials, www, port and path
 * (supplement section 1, matching of `source`).
 */
export const domainOf = (text: string): string =>
  fold(text)
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d*$/, '')
    .replace(/^www\./, '');

/** Is the text a link that a browser follows? */
export const isHttp = (text: string): boolean => /^https?:\/\/[^\s/?#]/i.test(text);

/** A link without the parameters that say which advertisement was followed; all else stays letter by letter. */
export function withoutCampaign(link: string): string {
  const [, base = link, query, rest = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(link) ?? [];
  if (query === undefined) return link;
  const kept = query.split('&').filter((part) => !/^utm_/i.test(part));
  return `${base}${kept.length ? `?${kept.join('&')}` : ''}${rest}`;
}

const linksIn = (value: string): string[] =>
  value.split(/[\s,;|](?=[\s,;|]*https?:\/\/)/i).map((link) => link.replace(/[\s,;|]+$/, '').trim());

/** Links of photos in order, each once. Several may be joined by commas, semicolons, pipes or blanks, which links hold, too. */
export const photoLinks = (values: readonly string[]): string[] => [
  ...new Set(values.flatMap(linksIn).filter(Boolean)),
];

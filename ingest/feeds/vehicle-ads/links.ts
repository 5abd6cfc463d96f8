/** Is the text a link that a browser follows? */
export const isHttp = (text: string): boolean => /^https?:\/\/[^\s/?#]/i.test(text);

/** A link without the parameters that say which advertisement was followed; all else stays letter by letter. */
export function withoutCampaign(link: string): string {
  const [, base = link, query, rest = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(link) ?? [];
  if (query === undefined) return link;
  const kept = query.split('&').filter((part) => !/^utm_/i.test(part));
  return `${base}${kept.length ? `?${kept.join('&')}` : ''}${rest}`;
}

const SEPARATORS = new Set([...' \t\r\n\u00a0,;|']);

/** Without the separators at its end, in linear time. */
function withoutEnd(link: string): string {
  let end = link.length;
  while (end > 0 && SEPARATORS.has(link[end - 1] ?? '')) end -= 1;
  return link.slice(0, end);
}

const linksIn = (value: string): string[] =>
  value.split(/(?<=[\s,;|])(?=https?:\/\/)/i).map((link) => withoutEnd(link).trim());

/** Links of photos in order, each once. Several may be joined by commas, semicolons, pipes or blanks, which links hold, too. */
export const photoLinks = (values: readonly string[]): string[] => [
  ...new Set(values.flatMap(linksIn).filter(Boolean)),
];

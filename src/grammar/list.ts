/**
 * Values of a comma list, blanks around each cut, empty ones dropped. A backslash keeps the comma or the
 * backslash that follows it (feeds.md section 5, "a comma inside a value").
 */
export function splitList(text: string): string[] {
  const parts = text.match(/(?:\\[\s\S]|[^,\\]|\\$)+/g) ?? [];
  return parts.map((part) => part.replaceAll(/\\([,\\])/g, '$1').trim()).filter((part) => part !== '');
}

/** Positions of a pipe list; an empty position is undefined (feeds.md section 5, "pipes"). */
export const splitPipes = (text: string): (string | undefined)[] =>
  text.split('|').map((part) => part.trim() || undefined);

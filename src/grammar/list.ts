/**
 * Pieces of a text between commas, as they stand, empty ones dropped. A backslash keeps the comma or the backslash
 * that follows it (feeds.md section 5, "a comma inside a value").
 */
export function splitPieces(text: string): string[] {
  const parts = text.match(/(?:\\[\s\S]|[^,\\]|\\$)+/g) ?? [];
  return parts.map((part) => part.replaceAll(/\\([,\\])/g, '$1'));
}

/** Values of a comma list: its pieces without blanks around them, empty ones dropped. */
export const splitList = (text: string): string[] =>
  splitPieces(text)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** Positions of a pipe list; an empty position is undefined (feeds.md section 5, "pipes"). */
export const splitPipes = (text: string): (string | undefined)[] =>
  text.split('|').map((part) => part.trim() || undefined);

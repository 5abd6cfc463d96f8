/**
 * At most so many characters (UTF-16 units, as JavaScript counts: never more than the code points that a schema
 * counts), cut after a whole word; a text whose first half is one word is cut inside it. Never ends in half a
 * surrogate pair.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // one character more than fits tells whether the last word is whole
  const words = text.slice(0, most + 1).match(/^.*\S(?=\s)/su)?.[0] ?? '';
  return words.length >= most / 2 ? words : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

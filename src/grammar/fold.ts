/** ASCII: each character has one simple lower case, and nothing is composed. */
const PLAIN = /^[ -~]*$/;

/**
 * Text as it is compared: composed, without blanks around it, each character in its simple lower case.
 * This is what the engine's `lowercase` normalizer does, so a question and an index agree on every character
 * (a final sigma or a dotted capital I have no special case).
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.trim().toLowerCase();
  let out = '';
  for (const character of text.normalize('NFC').trim()) {
    const [first = character] = character.toLowerCase();
    out += first;
  }
  // a few letters have a composed form in lower case only
  return out.normalize('NFC');
}

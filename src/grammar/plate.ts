/** A plate without blanks and dashes, in upper case: how plates are compared (supplement section 6). */
export const plateText = (text: string): string =>
  text
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Spellings that a text lists between commas and blanks, over any number of lines. */
export const listed = (text: string): readonly string[] => text.trim().split(/,\s+/);

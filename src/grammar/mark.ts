/** Text of a registration mark as it is kept: upper case, without blanks. */
export const markText = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '').toUpperCase();

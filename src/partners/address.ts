/** What the settings may say of a partner. */

/** Whether it is an address with the member in braces that may be called: by HTTP, without user and password. */
export function isPartnerUrl(text: string, member: string): boolean {
  if (!/^https?:\/\//.test(text) || !text.includes(`{${member}}`) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return !username && !password;
}

/** Whether a key may be sent as a header. */
export const isPartnerKey = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);

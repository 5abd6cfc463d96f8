import { createHmac } from 'node:crypto';

/**
 * Value of X-Signature (supplement section 5, "Account webhook"): `sha256=` and the hex HMAC-SHA256, keyed with the
 * webhook's secret as text, of the X-Timestamp, a dot, and the body as it is sent. The instant is signed with the body, so
 * that a receiver which refuses old ones cannot be told the same thing again by somebody who listened.
 */
export const signature = (secret: string, timestamp: number, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

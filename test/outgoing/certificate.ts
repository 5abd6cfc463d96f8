import { generateKeyPairSync, sign } from 'node:crypto';

/** Self-signed certificates (X.509, RFC 5280), made in the process: no tool is needed and none expires with the tests. */

const tlv = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const value = Buffer.concat(parts);
  const { length } = value;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
};
const sequence = (...parts: Uint8Array[]): Buffer => tlv(0x30, ...parts);
const oid = (hex: string): Buffer => tlv(0x06, Buffer.from(hex, 'hex'));
const bits = (value: Uint8Array): Buffer => tlv(0x03, Buffer.from([0]), value);

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
const DAY_MS = 86_400_000;

/** YYYYMMDDHHMMSSZ */
const instant = (ms: number): Buffer =>
  tlv(
    0x18,
    Buffer.from(
      new Date(ms)
        .toISOString()
        .replaceAll(/[-:T]/g, '')
        .replace(/\.\d+Z$/, 'Z'),
    ),
  );

const nameOf = (host: string): Buffer =>
  sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from(host)))));

/** For the host, as its own authority. */
const extensions = (host: string): Buffer => {
  const names = sequence(tlv(0x82, Buffer.from(host)));
  const authority = sequence(tlv(0x01, Buffer.from([0xff])));
  return tlv(
    0xa3,
    sequence(
      sequence(oid('551d11'), tlv(0x04, names)),
      sequence(oid('551d13'), tlv(0x01, Buffer.from([0xff])), tlv(0x04, authority)),
    ),
  );
};

/** A key and a certificate of a host that signs itself, from `begins` days from now on, for `days`; both PEM. */
export function selfSigned(host: string, { begins = -1, days = 3 } = {}): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const from = Date.now() + begins * DAY_MS;
  const body = sequence(
    ...[tlv(0xa0, tlv(0x02, Buffer.from([2]))), tlv(0x02, Buffer.from([1])), ECDSA_SHA256, nameOf(host)],
    ...[sequence(instant(from), instant(from + days * DAY_MS)), nameOf(host)],
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions(host),
  );
  const signed = sequence(body, ECDSA_SHA256, bits(sign('sha256', body, privateKey)));
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

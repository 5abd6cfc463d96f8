import '../property/seed.ts';
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { isPublicAddress } from '../../src/outgoing/public-address.ts';

/** Which addresses calls may reach (docs/decisions, decision 12). */

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '168.63.129.15',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
  '2001:4860:4860::8888',
];

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'this machine': ['127.0.0.1', '127.255.255.255', '0.0.0.0', '::1', '::'],
  'private networks': [
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    'fc00::1',
    'fdff::1',
    'fec0::1',
  ],
  'link-local and metadata': [
    '169.254.169.254',
    '169.254.0.1',
    'fe80::1',
    'fe80::1%eth0',
    'fd00:ec2::254',
    '100.100.100.200',
    '192.0.0.192',
    '168.63.129.16',
  ],
  'shared by customers of a provider': ['100.64.0.1', '100.127.255.255'],
  'IPv4 in IPv6': [
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:a00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:a00:1::',
  ],
  nobody: [
    '192.0.2.1',
    '198.51.100.7',
    '203.0.113.9',
    '198.18.0.1',
    '192.88.99.1',
    '2001:db8::1',
    '3fff::1',
    '100::1',
  ],
  'many at once, reserved': ['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', 'ff02::1'],
  'no address': ['', 'localhost', 'example.com', '127.1', '0x7f000001', '2130706433', '1.1.1.1:80', '[::1]'],
};

test.each(PUBLIC)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

for (const [what, addresses] of Object.entries(OTHERS)) {
  test.each(addresses)(`${what}: "%s" is not public`, (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
}

/** The same from the four numbers, without a list of networks. */
function publicByHand([a, b, c, d]: readonly number[]): boolean {
  const [one = 0, two = 0, three = 0, four = 0] = [a, b, c, d];
  if ([0, 10, 127].includes(one) || one >= 224) return false;
  if (one === 100) return two < 64 || two > 127;
  if (one === 169) return two !== 254;
  if (one === 168) return !(two === 63 && three === 129 && four === 16);
  if (one === 172) return two < 16 || two > 31;
  if (one === 192 && two === 0) return three !== 0 && three !== 2;
  if (one === 192) return two !== 168 && !(two === 88 && three === 99);
  if (one === 198) return two !== 18 && two !== 19 && !(two === 51 && three === 100);
  return !(one === 203 && two === 0 && three === 113);
}

const near = (...values: number[]) => fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(...values));

property.prop([
  near(0, 10, 100, 127, 168, 169, 172, 192, 198, 203, 224),
  near(0, 16, 18, 31, 51, 63, 64, 88, 127, 168, 254),
  near(0, 2, 99, 100, 113, 129),
  near(16),
])('IPv4: as counted by hand; the same inside IPv6 is never public', (...numbers) => {
  const address = numbers.join('.');
  expect(isPublicAddress(address)).toBe(publicByHand(numbers));
  expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
  expect(isPublicAddress(`64:ff9b::${address}`)).toBe(false);
});

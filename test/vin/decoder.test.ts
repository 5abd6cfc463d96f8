import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RegulatorDecoder } from '../../src/vin/decoder.ts';

/** VINs decoded by the regulator's data, in threads (feeds.md section 3; supplement section 4, decode). */

let folder: string;
let decoder: RegulatorDecoder;
beforeAll(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'vin-')), 'vin');
  decoder = new RegulatorDecoder(folder);
});
afterAll(async () => {
  await decoder.close();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

describe('decoding', () => {
  test('a vehicle in the words of listings', async () => {
    expect(await decoder.decode('1FTEW1EP8JFC58328')).toEqual({});
    expect(await decoder.decode('5YJ3E1EA2KF317000')).toEqual({});
    expect(await decoder.decode('3KPFK4A78HE103497')).toEqual({});
  });
});
void existsSync;
void readdirSync;
void homedir;

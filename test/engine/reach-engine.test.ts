import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { reachEngine } from '../../src/cli/reach-engine.ts';
import { statusCommand } from '../../src/cli/status.ts';
import { engineClient } from '../../src/engine/client.ts';
import { deliveriesIndex } from '../../src/engine/names.ts';
import { BadSetting, readSettings } from '../../src/settings.ts';
import { describeOnEngine, engineUrl, freshPrefix } from '../market/load.ts';
import { eventually } from '../patience.ts';

/** Which engine a command takes, and under which names. */

afterEach(() => {
  vi.unstubAllEnvs();
});

test('status starts no engine: it says how to start one', async () => {
  const home = mkdtempSync(join(tmpdir(), 'forecourt-looks-'));
  vi.stubEnv('ELASTICSEARCH_URL', undefined);
  vi.stubEnv('FORECOURT_ENGINE_HOME', home);
  try {
    await expect(statusCommand().parseAsync([], { from: 'user' })).rejects.toThrow(
      /No search engine is running.*forecourt engine start --detach.*ELASTICSEARCH_URL/s,
    );
    expect(readdirSync(home)).toEqual([]);
  } finally {
    rmSync(home, { recursive: true });
  }
});

describeOnEngine('an index prefix whose names would meet those of another installation', () => {
  const settingsOf = (prefix: string) =>
    readSettings({ ELASTICSEARCH_URL: engineUrl, FORECOURT_INDEX_PREFIX: prefix });

  test('is refused before anything is done; its own, and one that cannot meet, are taken', async () => {
    const client = engineClient({ url: engineUrl ?? '' });
    const prefix = freshPrefix();
    const kept = deliveriesIndex(prefix);
    await client.indices.create({ index: kept });
    try {
      let refusal: unknown;
      // an engine that is slow to tell its indices is taken
      await eventually(async () => {
        refusal = await reachEngine(settingsOf(`${prefix}uk-`)).catch((error: unknown) => error);
        return refusal instanceof Error;
      });
      expect(refusal).toBeInstanceOf(BadSetting);
      expect((refusal as Error).message).toContain(`FORECOURT_INDEX_PREFIX: "${prefix}uk-"`);
      expect((refusal as Error).message).toContain(`"${prefix}" in the same engine`);
      expect(await reachEngine(settingsOf(prefix))).toMatchObject({ url: engineUrl });
      expect(await reachEngine(settingsOf(`${prefix}test-`))).toMatchObject({ url: engineUrl });
    } finally {
      await client.indices.delete({ index: kept });
      await client.close();
    }
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');
const views = readdirSync(new URL('src/console/page/views', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const pictures = new Set(readme.match(/docs\/console\/[\w-]+\.webp/g));

test.each(views)(
  'the README shows the view %s of the console, wide and on a phone, light and dark',
  (view) => {
    for (const screen of ['wide', 'phone'])
      for (const scheme of ['light', 'dark'])
        expect(pictures).toContain(`docs/console/${view}-${screen}-${scheme}.webp`);
  },
);

test('every picture of the README is there, and none that it does not show', () => {
  expect(pictures.size).toBeGreaterThan(0);
  for (const picture of pictures)
    expect([picture, existsSync(new URL(picture, root))]).toEqual([picture, true]);
  expect(readdirSync(new URL('docs/console', root)).map((name) => `docs/console/${name}`)).toEqual(
    [...pictures].sort(),
  );
});

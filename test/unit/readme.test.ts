import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');
const consolePage = readFileSync(new URL('docs/console/README.md', root), 'utf8');
const views = readdirSync(new URL('src/console/page/views', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  // other folders are parts of views
  .filter((name) => existsSync(new URL(`src/console/page/views/${name}/view.tsx`, root)));
const pictures = new Set(consolePage.match(/[\w-]+\.webp/g)?.map((name) => `docs/console/${name}`));

test.each(views)('docs/console shows the view %s, wide and on a phone, light and dark', (view) => {
  for (const screen of ['wide', 'phone'])
    for (const scheme of ['light', 'dark'])
      expect(pictures).toContain(`docs/console/${view}-${screen}-${scheme}.webp`);
});

test('the README is the face: at most 150 lines', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

test('every folder of code stands in the table of folders', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const folders = files.flatMap((file) => /^(?:(?:src|ingest)\/)?[\w-]+(?=\/)/.exec(file)?.[0] ?? []);
  const ofCode = [...new Set(folders)].filter((folder) => !['docs', 'src', 'ingest'].includes(folder));
  expect(ofCode.length).toBeGreaterThan(40);
  expect(ofCode.filter((folder) => !readme.includes(`\`${folder}/\``))).toEqual([]);
});

test('every picture of the console is there, and none that its page does not show', () => {
  expect(pictures.size).toBeGreaterThan(0);
  for (const picture of pictures)
    expect([picture, existsSync(new URL(picture, root))]).toEqual([picture, true]);
  const there = readdirSync(new URL('docs/console', root)).filter((name) => name.endsWith('.webp'));
  expect(there.map((name) => `docs/console/${name}`)).toEqual([...pictures].sort());
});

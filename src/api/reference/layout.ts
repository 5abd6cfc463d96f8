import { escaped, prose } from './html.ts';
import type { ReferencePage } from './page.ts';

const STYLES = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; --line: #8884; --soft: #8881; --link: light-dark(#0b57d0, #8ab4f8); }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 0 1rem 4rem; overflow-wrap: anywhere; }
a { color: var(--link); }
header { border-bottom: 1px solid var(--line); padding: .75rem 0; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .25rem 0; }
nav [aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 0; }
.request label { display: grid; flex: 1 1 100%; }
.request output { flex: 1 1 100%; min-width: 0; }
textarea { font: .9em/1.4 ui-monospace, monospace; padding: .35rem .5rem; }
input { flex: 1 1 auto; font: inherit; min-width: 0; padding: .35rem .5rem; }
button { flex: none; font: inherit; overflow-wrap: normal; padding: .35rem .9rem; }
h1 { font-size: clamp(1.35rem, 6.5vw, 2rem); line-height: 1.2; margin: 1.5rem 0 .5rem; }
h3, h4 { margin: 1rem 0 .25rem; }
h2 { border-top: 1px solid var(--line); margin: 2rem 0 .5rem; padding-top: 1rem; }
code { background: var(--soft); border-radius: .2rem; font-size: .9em; padding: .1em .25em; }
pre { background: var(--soft); margin: .25rem 0; max-height: 24rem; overflow: auto; padding: .6rem; white-space: pre-wrap; }
pre code { background: none; padding: 0; }
figure { border-left: 3px solid var(--line); margin: 1rem 0; padding-left: .75rem; }
table { border-collapse: collapse; margin: .75rem 0; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .35rem .5rem; text-align: left; vertical-align: top; }
tbody th:nth-last-child(-n + 3) { width: 28%; }
@media (max-width: 40rem) {
  thead { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px; }
  table, tbody, tr, th, td { display: block; width: auto; }
  tr { border-bottom: 1px solid var(--line); padding: .5rem 0; }
  th, td { border: 0; padding: .1rem 0; }
  td[data-head]:not(:empty)::before { content: attr(data-head) ": "; opacity: .7; }
  td:has(> [data-full]:empty)::before { content: none; }
}`;

const linkTo = (path: string, title: string, current: string): string =>
  path === current ? `<a href="${path}" aria-current="page">${title}</a>` : `<a href="${path}">${title}</a>`;

/** What every page has: links to the others, the search, and the place of the reader's key. */
function header(pages: readonly ReferencePage[], current: string, asked: string): string {
  const links = [
    linkTo('/reference', 'Operations', current),
    ...pages.map(({ path, title }) => linkTo(path, title, current)),
    linkTo('/reference/columns', 'Columns of feeds', current),
  ];
  return `<header>
<nav aria-label="Reference">${links.join('\n')}</nav>
<form action="/reference/find" role="search"><input type="search" name="q" aria-label="Words to look for" placeholder="Find: price change, 429, radius …" value="${escaped(asked)}"><button>Find</button></form>
</header>`;
}

const KEY = `<p><label for="key">Key for the examples</label> <input id="key" autocomplete="off" spellcheck="false" placeholder="empty: the demo key, on this machine"></p>`;

/** A page as HTML: everything that it loads comes from here. */
export function layout(page: ReferencePage, pages: readonly ReferencePage[], asked = ''): string {
  const body = page.sections.map(
    ({ id, title, html }) => `<section id="${id}">\n<h2>${escaped(title)}</h2>\n${html}\n</section>`,
  );
  const sends = body.some((html) => /data-(send|fill|method)/.test(html));
  const contents = page.sections.map(({ id, title }) => `<a href="#${id}">${escaped(title)}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)} – Forecourt reference</title>
<link rel="icon" href="data:,">
<style>${STYLES}</style>
</head>
<body>
${header(pages, page.path, asked)}
<main>
<h1>${escaped(page.title)}</h1>
<p>${prose(page.about)}</p>
${contents.length > 1 ? `<nav aria-label="On this page">${contents.join('\n')}</nav>` : ''}
${sends ? KEY : ''}
${body.join('\n')}
</main>
${sends ? '<script src="/reference/examples.js"></script>' : ''}
</body>
</html>
`;
}

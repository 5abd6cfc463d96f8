import { type FeedColumn, feedColumns } from '../../catalog/feed-columns.ts';
import { listingsOf, MARKETS } from '../../catalog/markets.ts';
import { escaped } from './html.ts';

const row = ({ column, also, form, example, about }: FeedColumn): string => {
  const cells = [[column, ...also].join(', '), form, example, about].map(escaped);
  return `<tr><th scope="row">${cells[0]}</th>${cells
    .slice(1)
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`;
};

const section = (market: string): string => `<section id="${market}">
<h2>${market}</h2>
<table>
<thead><tr><th scope="col">Column</th><th scope="col">Form</th><th scope="col">Example</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${feedColumns(listingsOf(market)).map(row).join('\n')}
</tbody>
</table>
</section>`;

/** The page that lists every column of listings that feeds may have, by market. */
export const columnsPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Forecourt: columns of feeds</title>
<link rel="icon" href="data:,">
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; color-scheme: light dark; background: Canvas; color: CanvasText; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #8884; padding: .3rem .6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>Columns of feeds</h1>
<p>Columns that deliveries of listings may have, by market; <code>forecourt fields</code> prints the same. <a href="/reference">All operations</a></p>
<nav aria-label="Markets">${MARKETS.map((market) => `<a href="#${market}">${market}</a>`).join(' · ')}</nav>
${MARKETS.map(section).join('\n')}
</main>
</body>
</html>
`;

import { Command } from 'commander';
import { feedColumns } from '../catalog/feed-columns.ts';
import { DEFAULT_MARKET, listingsOf } from '../catalog/markets.ts';
import { MARKETS_TEXT, marketOf } from './datasets.ts';
import { tableText } from './table.ts';

const HEAD = ['COLUMN', 'FORM', 'EXAMPLE', 'MEANING'];

/** `forecourt fields`: every column of listings, with its meaning, form, an example and other names. */
export function fieldsCommand(): Command {
  return new Command('fields')
    .option('--market <market>', MARKETS_TEXT, DEFAULT_MARKET)
    .option('--json', 'print one JSON array')
    .action((flags: { market: string; json?: true }) => {
      const columns = feedColumns(listingsOf(marketOf(flags.market)));
      if (flags.json) console.log(JSON.stringify(columns));
      else
        console.log(
          tableText([
            HEAD,
            ...columns.map(({ column, also, form, example, about }) => [
              [column, ...also].join(', '),
              form,
              example,
              about,
            ]),
          ]),
        );
    });
}

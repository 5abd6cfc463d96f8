import type { SearchDescription } from '../../../metadata.ts';
import type { Selection } from '../../selection.ts';
import type { Found } from './answer.ts';
import { Choose } from './choose.tsx';
import { FigureTable } from './figures.tsx';
import { Histogram } from './histogram.tsx';
import type { Trouble } from './in-place.tsx';
import { openRanges, openStats, rangeFields, statsFields } from './layout.ts';

/** What of an answer a part of the page shows. */
export interface Answered {
  readonly search: SearchDescription;
  readonly selection: Selection;
  /** undefined: it is not known */
  readonly found: Found | undefined;
  /** whether it is of the selection before */
  readonly isOld: boolean;
  /** why a field was not counted */
  readonly troubleWith: (field: string) => Trouble | undefined;
}

/** What is counted and measured: histograms and statistics, and which of them are shown. */
export function Quantities({ search, selection, found, troubleWith }: Answered) {
  return (
    <>
      <div class="histograms">
        {openRanges(search, selection).map((field) => (
          <Histogram
            key={field.name}
            field={field}
            selection={selection}
            bars={found?.range_facets?.[field.name]}
            trouble={troubleWith(field.name)}
          />
        ))}
      </div>
      <div class="line">
        <Choose
          label="More histograms"
          setting="ranges"
          all={rangeFields(search)}
          open={openRanges(search, selection)}
          selection={selection}
        />
        <Choose
          label="More statistics"
          setting="stats"
          all={statsFields(search)}
          open={openStats(search, selection)}
          selection={selection}
        />
      </div>
      {found ? (
        <FigureTable
          search={search}
          fields={openStats(search, selection)}
          stats={found.stats ?? {}}
          selection={selection}
          troubleWith={troubleWith}
        />
      ) : null}
    </>
  );
}

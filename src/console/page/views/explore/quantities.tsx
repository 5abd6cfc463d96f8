import type { SearchDescription } from '../../../metadata.ts';
import type { Selection } from '../../selection.ts';
import type { SearchAnswer } from './answer.ts';
import type { Failure } from './failure.tsx';
import { FieldChoice } from './field-choice.tsx';
import { FigureTable } from './figures.tsx';
import { Histogram } from './histogram.tsx';
import { openRanges, openStats, rangeFields, statsFields } from './layout.ts';

/** What of an answer a part of the page shows. */
export interface AnswerPart {
  readonly search: SearchDescription;
  readonly selection: Selection;
  /** undefined: it is not known */
  readonly found: SearchAnswer | undefined;
  /** whether it is of the selection before */
  readonly isOld: boolean;
  /** why a field was not counted */
  readonly failureOf: (field: string) => Failure | undefined;
}

/** What is counted and measured: histograms and statistics, and which of them are shown. */
export function Quantities({ search, selection, found, failureOf }: AnswerPart) {
  return (
    <>
      <div class="histograms">
        {openRanges(search, selection).map((field) => (
          <Histogram
            key={field.name}
            field={field}
            selection={selection}
            bars={found?.range_facets?.[field.name]}
            failure={failureOf(field.name)}
          />
        ))}
      </div>
      <div class="line">
        <FieldChoice
          label="More histograms"
          setting="ranges"
          all={rangeFields(search)}
          open={openRanges(search, selection)}
          selection={selection}
        />
        <FieldChoice
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
          failureOf={failureOf}
        />
      ) : null}
    </>
  );
}

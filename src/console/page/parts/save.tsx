import { useRef, useState } from 'preact/hooks';
import { asRefusal } from '../api.ts';
import { count } from '../words.ts';
import { type Cell, csvOf, type Progress } from './csv.ts';
import { Menu } from './menu.tsx';
import { type Key, pictureOf, pixelsOf } from './picture.ts';

function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(content);
  link.href = address;
  link.download = name;
  link.click();
  // the browser reads it after the click
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Name of a file: what it holds, in words that every file system takes. */
const fileName = (name: string, ending: string): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.${ending}`;

interface Table {
  /** what the table is called; the file is called so too */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: () => readonly (readonly Cell[])[];
}

/** Saves a table, as it stands, as CSV. */
export const SaveTable = ({ name, head, rows }: Table) => (
  <SaveAll name={name} content={async () => fileOf(head, rows())} />
);

/** A table as the content of a file. */
export const fileOf = async (head: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Blob> =>
  new Blob([await csvOf(head, rows)], { type: 'text/csv' });

/** Gathers all rows, wherever they are. */
type Content = (progress: Progress, signal: AbortSignal) => Promise<Blob>;

interface Whole {
  readonly name: string;
  readonly content: Content;
  /** what else is to be said of the block, in its menu */
  readonly note?: string | undefined;
}

/** Saves a table of which the page shows a part, as CSV, whole: it says how far it is, and can be given up. */
export const SaveAll = (whole: Whole) => <SaveMenu {...whole} />;

interface Chart {
  readonly name: string;
  readonly drawing: () => SVGSVGElement | null | undefined;
  readonly keys?: readonly Key[];
}

/** Saves a chart as it looks, with its name and what its colours mean, as SVG or PNG. */
export const SaveChart = (chart: Chart) => <SaveMenu {...chart} />;

/** Begins a file whose letters are UTF-8: without it spreadsheets take Montréal for something else. */
const UTF_8 = '\uFEFF';

/** Saves as CSV; tells how far it is. */
function useSaving(name: string, content: Content | undefined) {
  const [state, setState] = useState('');
  const given = useRef<AbortController | undefined>(undefined);
  const start = async (): Promise<void> => {
    if (!content || given.current) return;
    const own = new AbortController();
    given.current = own;
    try {
      const progress: Progress = (done, all) => setState(`${count(done)} of ${count(all)}`);
      const rows = await content(progress, own.signal);
      save(fileName(name, 'csv'), new Blob([UTF_8, rows], { type: rows.type }));
      setState('');
    } catch (error) {
      setState(own.signal.aborted ? '' : `not saved: ${asRefusal(error).message}`);
    } finally {
      given.current = undefined;
    }
  };
  return { state, start, stop: given.current && state ? () => given.current?.abort() : undefined };
}

function ChartItems({ name, drawing, keys = [] }: Chart) {
  const picture = () => {
    const svg = drawing();
    return svg ? pictureOf(svg, name, keys) : undefined;
  };
  const saveVector = (): void => {
    const made = picture();
    if (made) save(fileName(name, 'svg'), new Blob([made.text], { type: 'image/svg+xml' }));
  };
  const savePixels = (): void => {
    const made = picture();
    if (made) pixelsOf(made).then((pixels) => save(fileName(name, 'png'), pixels));
  };
  return (
    <>
      <button type="button" aria-label={`Save as SVG: ${name}`} onClick={saveVector}>
        Save as SVG
      </button>
      <button type="button" aria-label={`Save as PNG: ${name}`} onClick={savePixels}>
        Save as PNG
      </button>
    </>
  );
}

/** The menu of a block: its chart as a picture, its table as a file, and what is to be said of it. */
function SaveMenu({
  name,
  drawing,
  keys = [],
  content,
  note,
}: Pick<Chart, 'name' | 'keys'> & Partial<Chart & Whole>) {
  const { state, start, stop } = useSaving(name, content);
  return (
    <span class="save">
      <span role="status">{state}</span>
      {stop ? (
        <button type="button" class="plain" onClick={stop}>
          Stop
        </button>
      ) : null}
      <Menu label={name}>
        {content ? (
          <button type="button" aria-label={`Save as CSV: ${name}`} onClick={start}>
            Save as CSV
          </button>
        ) : null}
        {drawing ? <ChartItems name={name} drawing={drawing} keys={keys} /> : null}
        {note ? <small>{note}</small> : null}
      </Menu>
    </span>
  );
}

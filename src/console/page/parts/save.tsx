import { useRef, useState } from 'preact/hooks';
import { asRefused } from '../api.ts';
import { count } from '../words.ts';
import { type Cell, csvOf } from './csv.ts';
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

/** Tells how far the gathering is: so many rows of all. */
export type Progress = (done: number, all: number) => void;

interface Whole {
  readonly name: string;
  /** gathers all rows, wherever they are */
  readonly content: (progress: Progress, signal: AbortSignal) => Promise<Blob>;
}

/** Saves a table of which the page shows a part, as CSV, whole: it says how far it is, and can be given up. */
export function SaveAll({ name, content }: Whole) {
  const [state, setState] = useState('');
  const given = useRef<AbortController | undefined>(undefined);
  const saveAll = async (): Promise<void> => {
    const own = new AbortController();
    given.current = own;
    try {
      const progress: Progress = (done, all) => setState(`${count(done)} of ${count(all)}`);
      save(fileName(name, 'csv'), await content(progress, own.signal));
      setState('');
    } catch (error) {
      setState(own.signal.aborted ? '' : `not saved: ${asRefused(error).message}`);
    } finally {
      given.current = undefined;
    }
  };
  return (
    <span class="save">
      <button
        type="button"
        class="plain"
        aria-label={`Save as CSV: ${name}`}
        onClick={() => {
          if (!given.current) saveAll();
        }}
      >
        CSV
      </button>
      <span role="status">{state}</span>
      {given.current && state ? (
        <button type="button" class="plain" onClick={() => given.current?.abort()}>
          Stop
        </button>
      ) : null}
    </span>
  );
}

interface Chart {
  readonly name: string;
  readonly drawing: () => SVGSVGElement | null | undefined;
  readonly keys?: readonly Key[];
}

/** Saves a chart as it looks, with its name and what its colours mean, as SVG or PNG. */
export function SaveChart({ name, drawing, keys = [] }: Chart) {
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
    <span class="save">
      <button type="button" class="plain" aria-label={`Save as SVG: ${name}`} onClick={saveVector}>
        SVG
      </button>
      <button type="button" class="plain" aria-label={`Save as PNG: ${name}`} onClick={savePixels}>
        PNG
      </button>
    </span>
  );
}

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

/** Saves a table, as it stands, as CSV: figures in full. */
export function SaveTable({ name, head, rows }: Table) {
  const saveAll = (): void => {
    csvOf(head, rows()).then((text) => save(fileName(name, 'csv'), new Blob([text], { type: 'text/csv' })));
  };
  return (
    <button type="button" class="plain save" aria-label={`Save as CSV: ${name}`} onClick={saveAll}>
      CSV
    </button>
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

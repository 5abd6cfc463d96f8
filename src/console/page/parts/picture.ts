/** What a colour of a chart stands for. */
export interface Key {
  readonly label: string;
  readonly color: string;
}

/** A chart as a file of its own: it looks as on the page, and needs nothing of it. */
export interface Picture {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** What the page's style sheet says about a part of a drawing; written at the part. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant',
  'text-anchor',
  'color',
] as const;

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** units above the drawing for its name and its keys */
const HEAD = 46;
/** units around the drawing: words of its axes stand out */
const ROOM = 14;
/** pixels a unit */
const SCALE = 2;

function written(original: Element, copy: Element): void {
  const looks = getComputedStyle(original);
  for (const name of LOOKS) copy.setAttribute(name, looks.getPropertyValue(name));
  copy.removeAttribute('class');
  for (const [at, inner] of [...original.children].entries()) {
    const other = copy.children[at];
    if (other) written(inner, other);
  }
}

function add(to: Element, name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  to.append(made);
  return made;
}

/** A colour as the page has it now: `var(--bar)` is one only there. */
function colorNow(color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** The drawing with its name and keys above it, on the page's ground. */
export function pictureOf(svg: SVGSVGElement, name: string, keys: readonly Key[]): Picture {
  const [inner, innerHeight] = svg.hasAttribute('viewBox')
    ? [svg.viewBox.baseVal.width, svg.viewBox.baseVal.height]
    : [svg.clientWidth, svg.clientHeight];
  const [width, height] = [inner + 2 * ROOM, innerHeight + HEAD + ROOM];
  const copy = svg.cloneNode(true) as SVGSVGElement;
  written(svg, copy);
  // a map ends where it ends; the words of a chart's axes may stand out
  const overflow = svg.classList.contains('map') ? 'hidden' : 'visible';
  for (const [at, value] of Object.entries({ x: ROOM, y: HEAD, width: inner, height: innerHeight, overflow }))
    copy.setAttribute(at, String(value));
  const whole = document.createElementNS(NAMESPACE, 'svg');
  whole.setAttribute('xmlns', NAMESPACE);
  whole.setAttribute('viewBox', `0 0 ${width} ${height}`);
  whole.setAttribute('width', String(width));
  whole.setAttribute('height', String(height));
  const ink = colorNow('var(--ink)');
  const words = { fill: ink, 'font-family': 'system-ui, sans-serif' };
  add(whole, 'rect', {
    width,
    height,
    fill: getComputedStyle(document.documentElement).backgroundColor,
  });
  add(whole, 'text', { ...words, x: ROOM, y: 20, 'font-size': 13, 'font-weight': 600 }).textContent = name;
  let x = ROOM;
  for (const { label, color } of keys) {
    add(whole, 'rect', { x, y: 28, width: 10, height: 10, fill: colorNow(color) });
    add(whole, 'text', { ...words, x: x + 14, y: 37, 'font-size': 11 }).textContent = label;
    x += 30 + label.length * 6.5;
  }
  whole.append(copy);
  return { text: new XMLSerializer().serializeToString(whole), width, height };
}

/** The picture in pixels, two a unit. */
export async function pixelsOf({ text, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((pixels) => (pixels ? done(pixels) : fail(new Error('no picture'))), 'image/png');
  });
}

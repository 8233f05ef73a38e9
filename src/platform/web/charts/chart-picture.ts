/** What of its style a drawing keeps when it leaves the page. */
const keptStyles = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'vector-effect',
  'font-size',
  'font-weight',
] as const;
const colours = new Set<string>(['fill', 'stroke']);
const edge = 16;
const fontFamily = 'Atkinson Hyperlegible Next, Arial, sans-serif';

/** In letters that every program reads: a browser knows more colours than a word processor. */
function plainColours(): (colour: string) => string {
  const known = new Map<string, string>();
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  return (colour) => {
    if (colour === 'none' || colour.startsWith('url(') || pen === null) return colour;
    const found = known.get(colour);
    if (found !== undefined) return found;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = pen.getImageData(0, 0, 1, 1).data;
    const plain =
      alpha === 0 ? 'none' : `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
    known.set(colour, plain);
    return plain;
  };
}

/** The drawing by itself, its looks written in it: outside the page there are no style sheets. */
function withStyles(drawn: Element, copy: Element, plain: (colour: string) => string): void {
  const style = getComputedStyle(drawn);
  if (style.display === 'none') {
    copy.remove();
    return;
  }
  for (const name of keptStyles) {
    const value = style.getPropertyValue(name);
    if (value !== '') copy.setAttribute(name, colours.has(name) ? plain(value) : value);
  }
  for (const name of ['class', 'tabindex', 'role', 'aria-label', 'data-point']) copy.removeAttribute(name);
  const children = Array.from(copy.children);
  Array.from(drawn.children).forEach((child, index) => {
    const twin = children[index];
    if (twin !== undefined) withStyles(child, twin, plain);
  });
}

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Each word where it stands: a line of a page wraps, one of a drawing does not. */
function* wordsIn(node: Text, frame: DOMRect, plain: (colour: string) => string): Generator<string> {
  const parent = node.parentElement;
  if (parent === null) return;
  const { fontSize, fontWeight, color } = getComputedStyle(parent);
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (width === 0) continue;
    const x = left - frame.left + edge;
    const y = top - frame.top + edge + height * 0.76;
    yield `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${fontSize}" font-weight="${fontWeight}" fill="${plain(color)}">${xml(word)}</text>`;
  }
}

const isLeftOut = (element: Element): boolean =>
  element.matches('[data-picture="left-out"], .visually-hidden, details, button') ||
  getComputedStyle(element).display === 'none';

function* partsOf(element: Element, frame: DOMRect, plain: (colour: string) => string): Generator<string> {
  for (const child of element.childNodes) {
    if (child instanceof Text) yield* wordsIn(child, frame, plain);
    if (!(child instanceof Element) || isLeftOut(child)) continue;
    if (!(child instanceof SVGSVGElement)) {
      yield* partsOf(child, frame, plain);
      continue;
    }
    const { left, top, width, height } = child.getBoundingClientRect();
    const copy = child.cloneNode(true) as SVGSVGElement;
    withStyles(child, copy, plain);
    const place = { x: left - frame.left + edge, y: top - frame.top + edge, width, height };
    for (const [name, value] of Object.entries(place)) copy.setAttribute(name, value.toFixed(1));
    copy.setAttribute('overflow', 'visible');
    yield new XMLSerializer().serializeToString(copy);
  }
}

export interface ChartPicture {
  svg: string;
  width: number;
  height: number;
}

/** A chart as it stands on the page, with its title and its sentence, as one drawing. */
export function pictureOf(figure: HTMLElement): ChartPicture {
  const plain = plainColours();
  const frame = figure.getBoundingClientRect();
  const foot = figure.querySelector('[data-picture="left-out"]')?.getBoundingClientRect();
  const width = Math.ceil(frame.width + 2 * edge);
  const height = Math.ceil((foot === undefined ? frame.bottom : foot.top) - frame.top + 2 * edge);
  const defs = document.querySelector('[data-chart-patterns] defs');
  const patterns = defs?.cloneNode(true) as Element | undefined;
  if (defs && patterns) withStyles(defs, patterns, plain);
  const paper = plain(getComputedStyle(figure.parentElement ?? figure).backgroundColor);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${fontFamily}">`,
    patterns ? new XMLSerializer().serializeToString(patterns) : '',
    `<rect width="${width}" height="${height}" fill="${paper === 'none' ? '#ffffff' : paper}"/>`,
    ...partsOf(figure, frame, plain),
    '</svg>',
  ].join('');
  return { svg, width, height };
}

/** Twice as fine as it is drawn, for print. */
const sharpness = 2;

export async function pngOf({ svg, width, height }: ChartPicture): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: width * sharpness,
      height: height * sharpness,
    });
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

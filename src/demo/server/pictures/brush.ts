import type { Paint, Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';

export type Point = readonly [x: number, y: number];

interface Placement {
  scale?: number;
  flip?: boolean;
  /** In degrees, clockwise. */
  turn?: number;
}

/** A tenth of a unit is finer than anyone can see, and keeps the files small. */
export const n = (value: number): number => Math.round(value * 10) / 10;

export type Brush = ReturnType<typeof makeBrush>;

/**
 * The shapes that everything is drawn with. Colours are attributes and never styles, so that a strict content security
 * policy allows the drawings.
 */
export function makeBrush(palette: Palette, random: Random) {
  const c = palette;
  return {
    c,
    random,
    between: (low: number, high: number): number => low + random() * (high - low),
    pick: <T>(first: T, ...rest: T[]): T => [first, ...rest][Math.floor(random() * (rest.length + 1))] ?? first,
    rect: (x: number, y: number, w: number, h: number, fill: Paint, extra = ''): string =>
      `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${c(fill)}"${extra}/>`,
    poly: (points: readonly Point[], fill: Paint, extra = ''): string =>
      `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${c(fill)}"${extra}/>`,
    path: (d: string, fill: Paint): string => `<path d="${d}" fill="${c(fill)}"/>`,
    disc: (x: number, y: number, r: number, fill: Paint): string =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${c(fill)}"/>`,
    line: (x1: number, y1: number, x2: number, y2: number, stroke: Paint, width = 2): string =>
      `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${c(stroke)}" stroke-width="${n(width)}" fill="none"/>`,
    ring: (x: number, y: number, r: number, stroke: Paint, width = 2): string =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${c(stroke)}" stroke-width="${n(width)}"/>`,
    at: (x: number, y: number, content: string, { scale = 1, flip = false, turn = 0 }: Placement = {}): string => {
      const rotation = turn === 0 ? '' : ` rotate(${n(turn)})`;
      const scaling = scale === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scale})`;
      return `<g transform="translate(${n(x)} ${n(y)})${rotation}${scaling}">${content}</g>`;
    },
  };
}

import { type Brush, n } from '../brush.ts';
import type { Paint } from '../palette.ts';

export const landKit = ({ c, between, rect, poly, path, disc, line, at }: Brush) => ({
  /** A low green shore. */
  shore: (x: number, y: number, w: number): string =>
    rect(x, y - 8, w, 11, 'grass-2') + rect(x, y - 8, w, 3, 'grass') + rect(x, y + 3, w, 5, 'stone'),

  dike: (x1: number, x2: number, y: number, h: number): string =>
    poly(
      [
        [x1 - 8, y],
        [x2, y],
        [x2 + 20, y + 8],
        [x1 - 8, y + 8],
      ],
      'stone',
    ) +
    poly(
      [
        [x1, y],
        [x1 + h * 1.9, y - h],
        [x2 - h * 2.6, y - h],
        [x2, y],
      ],
      'grass-2',
    ) +
    poly(
      [
        [x1 + h * 1.9, y - h],
        [x2 - h * 2.6, y - h],
        [x2 - h * 2.2, y - h + h * 0.16],
        [x1 + h * 1.6, y - h + h * 0.16],
      ],
      'sand',
    ) +
    poly(
      [
        [x1 + h * 1.6, y - h + h * 0.16],
        [x2 - h * 2.2, y - h + h * 0.16],
        [x2 - h * 1.1, y - h * 0.42],
        [x1 + h * 0.8, y - h * 0.42],
      ],
      'grass',
    ),

  tree: (x: number, base: number, h: number, fill: Paint = 'grass-2', dark: Paint = 'grass-3'): string => {
    const r = h * 0.34;
    return (
      rect(x - h * 0.025, base - h * 0.5, h * 0.05, h * 0.5, 'roof') +
      disc(x, base - h + r, r, fill) +
      path(
        `M${n(x)} ${n(base - h)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(base - h + 2 * r)}` +
          `A${n(r * 1.5)} ${n(r * 1.5)} 0 0 0 ${n(x)} ${n(base - h)}Z`,
        dark,
      )
    );
  },

  sheep: (x: number, y: number, scale = 1, flip = false): string => {
    const legs = rect(-7, -3, 2, 6, 'ink') + rect(5, -3, 2, 6, 'ink');
    const wool = `<rect x="-11" y="-14" width="22" height="13" rx="6.5" fill="${c('paper')}"/>`;
    const head = `<rect x="8" y="-15" width="9" height="7" rx="3" fill="${c('ink')}"/>`;
    return at(x, y, legs + wool + head, { scale, flip });
  },

  reed: (x: number, base: number, h: number, count: number): string =>
    Array.from({ length: count }, (_, i) => {
      const left = x + i * 6 + between(-2, 2);
      const tall = h * between(0.7, 1);
      const stalk = line(left, base, left + between(-5, 7), base - tall, i % 3 ? 'grass-3' : 'grass-2', 2);
      if (i % 3 !== 0) return stalk;
      return `${stalk}<rect x="${n(left - 1)}" y="${n(base - tall - 8)}" width="5" height="18" rx="2.5" fill="${c('brick-2')}"/>`;
    }).join(''),
});

import { type Brush, n } from '../brush.ts';
import type { Paint } from '../palette.ts';

export const airKit = ({ c, rect, path }: Brush) => ({
  sky: (w: number, h: number): string => rect(0, 0, w, h, 'sky'),

  /** A Dutch cloud: flat below, three arcs above. (x, y) is the left end of the flat side. */
  cloud: (x: number, y: number, w: number, fill: Paint = 'cloud'): string =>
    path(
      `M${n(x)} ${n(y)}A${n(w * 0.16)} ${n(w * 0.16)} 0 0 1 ${n(x + w * 0.24)} ${n(y - w * 0.14)}` +
        `A${n(w * 0.23)} ${n(w * 0.23)} 0 0 1 ${n(x + w * 0.66)} ${n(y - w * 0.15)}` +
        `A${n(w * 0.19)} ${n(w * 0.19)} 0 0 1 ${n(x + w)} ${n(y)}Z`,
      fill,
    ),

  gull: (x: number, y: number, s = 1): string =>
    `<path d="M${n(x - 9 * s)} ${n(y - 3 * s)}Q${n(x - 4 * s)} ${n(y - 6 * s)} ${n(x)} ${n(y)}` +
    `Q${n(x + 4 * s)} ${n(y - 6 * s)} ${n(x + 9 * s)} ${n(y - 3 * s)}" fill="none" stroke="${c('deep')}" stroke-width="${n(1.8 * s)}"/>`,
});

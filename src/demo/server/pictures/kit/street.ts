import { type Brush, n } from '../brush.ts';
import type { Paint } from '../palette.ts';

export const streetKit = ({ c, rect, path, disc, ring, at }: Brush) => ({
  stall: (x: number, base: number, w: number, fill: Paint, goods: readonly Paint[]): string => {
    const h = w * 0.86;
    const stripes = 6;
    let out =
      rect(x + 4, base - h, 4, h, 'ink') +
      rect(x + w - 8, base - h, 4, h, 'ink') +
      rect(x + 2, base - h * 0.4, w - 4, h * 0.4, 'deep') +
      rect(x - 2, base - h * 0.44, w + 4, 6, 'paper');
    for (let i = 0; i < stripes; i++) {
      const left = x - 8 + (i * (w + 16)) / stripes;
      const right = x - 8 + ((i + 1) * (w + 16)) / stripes;
      const topLeft = x + 4 + (i * (w - 8)) / stripes;
      const topRight = x + 4 + ((i + 1) * (w - 8)) / stripes;
      const hem = (right - left) / 2;
      out += path(
        `M${n(topLeft)} ${n(base - h - 10)}L${n(topRight)} ${n(base - h - 10)}L${n(right)} ${n(base - h * 0.76)}` +
          `A${n(hem)} ${n(hem)} 0 0 1 ${n(left)} ${n(base - h * 0.76)}Z`,
        i % 2 ? 'paper' : fill,
      );
    }
    for (let i = 0; i < 6; i++) {
      out += disc(x + 14 + (i * (w - 28)) / 5, base - h * 0.44 - 3, 5.5, goods[i % goods.length] ?? fill);
    }
    return out;
  },

  bicycle: (x: number, base: number, scale = 1, fill: Paint = 'signal'): string => {
    const frame = 'M-26-18L-12-44H14M-26-18H-2L16-46L26-18M-12-44L-2-18M16-46L13-54H4';
    const drawn =
      ring(-26, -18, 17, 'ink', 2.6) +
      ring(26, -18, 17, 'ink', 2.6) +
      `<path d="${frame}" fill="none" stroke="${c(fill)}" stroke-width="3.4" stroke-linejoin="bevel"/>` +
      rect(-20, -49, 16, 4, 'ink') +
      `<path d="M13-54H2" stroke="${c('ink')}" stroke-width="4"/>`;
    return at(x, base, drawn, { scale });
  },

  lamp: (x: number, base: number, h: number): string =>
    rect(x - 1.5, base - h, 3, h, 'ink') +
    path(`M${n(x - 6)} ${n(base - h)}L${n(x - 4)} ${n(base - h - 13)}H${n(x + 4)}L${n(x + 6)} ${n(base - h)}Z`, 'lit') +
    rect(x - 6, base - h - 16, 12, 3, 'ink'),

  crate: (x: number, base: number): string =>
    rect(x, base - 16, 26, 16, 'brick-3') + rect(x, base - 11, 26, 2, 'brick-2') + rect(x, base - 6, 26, 2, 'brick-2'),
});

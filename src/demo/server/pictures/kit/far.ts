import { type Brush, n } from '../brush.ts';
import type { Paint } from '../palette.ts';

/** Silhouettes on the horizon, each in one tone. */
export const farKit = ({ c, random, between, rect, poly, path, disc, at }: Brush) => ({
  turbine: (x: number, base: number, h: number, turn = 10, tone: Paint = 'cloud'): string => {
    const blade = (angle: number) =>
      at(x, base - h, path(`M-1.2 0L0 ${n(-h * 0.56)}L${n(h * 0.05)} ${n(-h * 0.16)}L1.6 0Z`, tone), { turn: angle });
    const mast = poly(
      [
        [x - 1.4, base - h],
        [x + 1.4, base - h],
        [x + 2.6, base],
        [x - 2.6, base],
      ],
      tone,
    );
    return mast + blade(turn) + blade(turn + 120) + blade(turn + 240) + disc(x, base - h, 2.4, tone);
  },

  spire: (x: number, base: number, h: number): string => {
    const tower = rect(x - h * 0.09, base - h * 0.55, h * 0.18, h * 0.55, 'far');
    const roof = poly(
      [
        [x - h * 0.11, base - h * 0.55],
        [x, base - h],
        [x + h * 0.11, base - h * 0.55],
      ],
      'far',
    );
    const nave = poly(
      [
        [x + h * 0.09, base - h * 0.2],
        [x + h * 0.2, base - h * 0.34],
        [x + h * 0.5, base - h * 0.34],
        [x + h * 0.58, base - h * 0.2],
        [x + h * 0.58, base],
        [x + h * 0.09, base],
      ],
      'far',
    );
    return tower + roof + nave;
  },

  poplars: (x: number, base: number, count: number, h: number, gap = 0.42): string =>
    Array.from({ length: count }, (_, i) => {
      const tall = h * (0.82 + ((i * 37) % 10) / 45);
      return `<rect x="${n(x + i * h * gap)}" y="${n(base - tall)}" width="${n(h * 0.26)}" height="${n(tall)}" rx="${n(h * 0.13)}" fill="${c('far')}"/>`;
    }).join(''),

  farTown: (x: number, base: number, w: number): string => {
    let out = '';
    for (let left = x; left < x + w; ) {
      const wide = between(16, 34);
      const tall = between(14, 34);
      const hasGable = random() > 0.45;
      out += hasGable
        ? poly(
            [
              [left, base],
              [left, base - tall],
              [left + wide / 2, base - tall - wide * 0.42],
              [left + wide, base - tall],
              [left + wide, base],
            ],
            'far',
          )
        : rect(left, base - tall, wide, tall, 'far');
      left += wide;
    }
    return out;
  },

  harbourCrane: (x: number, base: number, h: number, tone: Paint): string => {
    const beams = (d: string) =>
      `<path d="${d}" stroke="${c(tone)}" stroke-width="4" fill="none" stroke-linejoin="bevel"/>`;
    const drawn =
      beams('M-24 0L-16-70L16-70L24 0M-21-26L19-54M21-26L-19-54') +
      beams('M-12-70L-12-128L16-128L16-70') +
      beams('M12-120L-96-196M-96-196L-2-150M-96-196L-96-92') +
      beams('M14-128L-4-168L-96-196') +
      rect(-20, -112, 22, 26, tone) +
      rect(16, -124, 22, 20, tone) +
      rect(-106, -96, 20, 14, tone);
    return at(x, base, drawn, { scale: h / 200 });
  },
});

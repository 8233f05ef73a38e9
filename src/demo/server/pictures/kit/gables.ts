import { type Brush, n } from '../brush.ts';
import type { Paint } from '../palette.ts';

export const gableNames = ['trap', 'klok', 'hals', 'tuit', 'lijst'] as const;
/** The five gables of a Dutch canal house, by their Dutch names: stepped, bell, neck, spout and cornice. */
export type GableName = (typeof gableNames)[number];

/** Draws what stands on the eaves at (x, y) of a house of width w. */
export type Gable = (x: number, y: number, w: number, body: Paint) => string;

export function gableKit({ c, rect, poly, path }: Brush): Record<GableName, Gable> {
  const edge = (d: string) => `<path d="${d}" fill="none" stroke="${c('paper')}" stroke-width="3"/>`;

  const trap: Gable = (x, y, w, body) => {
    const rise = (w * 0.62) / 4;
    return [0, 1, 2, 3]
      .map((step) => {
        const wide = w * (1 - step * 0.24);
        const left = x + (w - wide) / 2;
        const top = y - rise * (step + 1);
        return (
          rect(left, top, wide, rise + 1, body) +
          rect(left - 1, top - 2, wide + 2, 3, 'paper') +
          rect(left + w * 0.1, top, wide - w * 0.2, 4, body)
        );
      })
      .join('');
  };

  const klok: Gable = (x, y, w, body) => {
    const bell =
      `Q${n(x + w * 0.22)} ${n(y - w * 0.06)} ${n(x + w * 0.24)} ${n(y - w * 0.34)}` +
      `A${n(w * 0.26)} ${n(w * 0.26)} 0 0 1 ${n(x + w * 0.76)} ${n(y - w * 0.34)}`;
    const shoulder = `Q${n(x + w * 0.78)} ${n(y - w * 0.06)}`;
    return (
      path(
        `M${n(x)} ${n(y + 1)}L${n(x)} ${n(y)}${bell}${shoulder} ${n(x + w)} ${n(y)}L${n(x + w)} ${n(y + 1)}Z`,
        body,
      ) + edge(`M${n(x - 1)} ${n(y - 1)}${bell}${shoulder} ${n(x + w + 1)} ${n(y - 1)}`)
    );
  };

  const hals: Gable = (x, y, w, body) => {
    const scroll = (foot: number, neck: number, bend: number) =>
      path(
        `M${n(foot)} ${n(y)}L${n(neck)} ${n(y)}L${n(neck)} ${n(y - w * 0.4)}Q${n(bend)} ${n(y - w * 0.04)} ${n(foot)} ${n(y)}Z`,
        'paper',
      );
    return (
      rect(x + w * 0.27, y - w * 0.56, w * 0.46, w * 0.57, body) +
      scroll(x + 2, x + w * 0.27, x + w * 0.25) +
      scroll(x + w - 2, x + w * 0.73, x + w * 0.75) +
      poly(
        [
          [x + w * 0.22, y - w * 0.55],
          [x + w / 2, y - w * 0.72],
          [x + w * 0.78, y - w * 0.55],
        ],
        'paper',
      ) +
      rect(x - 1, y - 1, w + 2, 3, 'paper')
    );
  };

  const tuit: Gable = (x, y, w, body) =>
    poly(
      [
        [x, y + 1],
        [x, y],
        [x + w * 0.4, y - w * 0.6],
        [x + w * 0.4, y - w * 0.74],
        [x + w * 0.6, y - w * 0.74],
        [x + w * 0.6, y - w * 0.6],
        [x + w, y],
        [x + w, y + 1],
      ],
      body,
    ) +
    rect(x + w * 0.37, y - w * 0.76, w * 0.26, 3, 'paper') +
    edge(
      `M${n(x - 1)} ${n(y)}L${n(x + w * 0.4)} ${n(y - w * 0.6)}M${n(x + w + 1)} ${n(y)}L${n(x + w * 0.6)} ${n(y - w * 0.6)}`,
    );

  const lijst: Gable = (x, y, w) =>
    poly(
      [
        [x + 3, y],
        [x + w * 0.16, y - w * 0.38],
        [x + w * 0.84, y - w * 0.38],
        [x + w - 3, y],
      ],
      'roof',
    ) +
    rect(x + w * 0.38, y - w * 0.3, w * 0.24, w * 0.3, 'paper') +
    rect(x + w * 0.42, y - w * 0.25, w * 0.16, w * 0.2, 'glass') +
    rect(x - 3, y - 5, w + 6, 7, 'paper');

  return { trap, klok, hals, tuit, lijst };
}

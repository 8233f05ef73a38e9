import type { Brush } from '../brush.ts';

export const bridgeKit = ({ rect, poly, line, disc, at }: Brush) => ({
  /** A drawbridge; `raised` is the angle of its leaf. */
  bridge: (x: number, base: number, w: number, raised: number): string => {
    const deck = base - 18;
    const tower = x + w * 0.44;
    const leaf = w * 0.36;
    const reach = leaf * 0.92 * Math.cos((raised * Math.PI) / 180);
    const lift = leaf * 0.92 * Math.sin((raised * Math.PI) / 180);
    const leafRailing = [0.1, 0.3, 0.5, 0.7, 0.9].map((p) => rect(leaf * p, -19, 2, 16, 'paper')).join('');
    const beam =
      rect(-w * 0.26, -5, w * 0.26 + leaf * 0.98, 8, 'paper') +
      rect(-w * 0.26, -5, w * 0.1, 16, 'signal') +
      rect(-w * 0.26 + 4, 3, w * 0.26 + leaf * 0.9, 2, 'shade');
    return [
      rect(x, deck, w * 0.44, 9, 'ink'),
      rect(x + w * 0.8, deck, w * 0.2, 9, 'ink'),
      ...[0.06, 0.24, 0.43, 0.82, 0.95].map((p) => rect(x + w * p, deck + 9, 7, base - deck + 14, 'brick-2')),
      at(tower, deck + 3, rect(0, -3, leaf, 6, 'ink') + leafRailing + rect(0, -20, leaf, 2.4, 'paper'), {
        turn: -raised,
      }),
      ...[0.02, 0.1, 0.18, 0.26, 0.34, 0.82, 0.9, 0.98].map((p) => rect(x + w * p, deck - 16, 2, 16, 'paper')),
      rect(x, deck - 17, w * 0.42, 2.4, 'paper'),
      rect(x + w * 0.8, deck - 17, w * 0.2, 2.4, 'paper'),
      rect(tower - 5, deck - 118, 10, 118, 'paper'),
      rect(tower + 1, deck - 118, 4, 118, 'shade'),
      poly(
        [
          [tower - 30, deck],
          [tower - 5, deck - 84],
          [tower - 5, deck - 70],
          [tower - 22, deck],
        ],
        'paper',
      ),
      at(tower, deck - 116, beam, { turn: -raised }),
      line(tower + reach, deck - 116 - lift, tower + reach, deck - lift, 'ink', 1.6),
      disc(tower, deck - 113, 5, 'ink'),
    ].join('');
  },
});

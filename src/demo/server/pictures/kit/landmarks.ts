import { type Brush, n, type Point } from '../brush.ts';
import type { Paint } from '../palette.ts';
import { windowPane } from './houses.ts';

/** The buildings that one finds one's way by. (x, base) is the left foot, or the middle of what is round. */
export function landmarksKit(brush: Brush) {
  const { rect, poly, path, disc, line, at } = brush;
  const pane = windowPane(brush);

  const church = (x: number, base: number, h: number): string => {
    const w = h * 0.2;
    const nave = x + w;
    const middle = x + w / 2;
    const clock = base - h * 0.48;
    const archedWindows = [0, 1, 2].map((i) =>
      path(
        `M${n(nave + h * 0.08 + i * h * 0.13)} ${n(base - h * 0.05)}v${n(-h * 0.11)}` +
          `a${n(h * 0.03)} ${n(h * 0.035)} 0 0 1 ${n(h * 0.06)} 0v${n(h * 0.11)}z`,
        i === 1 ? 'lit' : 'glass',
      ),
    );
    const belfryWindows = [0.34, 0.22].map((level) =>
      path(
        `M${n(x + w * 0.34)} ${n(base - h * level + w * 0.2)}v${n(-w * 0.4)}` +
          `a${n(w * 0.16)} ${n(w * 0.16)} 0 0 1 ${n(w * 0.32)} 0v${n(w * 0.4)}z`,
        'glass',
      ),
    );
    return [
      poly(
        [
          [nave, base],
          [nave, base - h * 0.26],
          [nave + h * 0.1, base - h * 0.4],
          [nave + h * 0.42, base - h * 0.4],
          [nave + h * 0.5, base - h * 0.26],
          [nave + h * 0.5, base],
        ],
        'brick',
      ),
      poly(
        [
          [nave, base - h * 0.26],
          [nave + h * 0.1, base - h * 0.42],
          [nave + h * 0.43, base - h * 0.42],
          [nave + h * 0.52, base - h * 0.26],
        ],
        'roof',
      ),
      ...archedWindows,
      rect(x, base - h * 0.58, w, h * 0.58, 'brick'),
      rect(x + w * 0.72, base - h * 0.58, w * 0.28, h * 0.58, 'roof', ' opacity=".28"'),
      rect(x - 3, base - h * 0.6, w + 6, h * 0.025, 'paper'),
      poly(
        [
          [x - 2, base - h * 0.6],
          [middle, base - h],
          [x + w + 2, base - h * 0.6],
        ],
        'roof',
      ),
      disc(middle, clock, w * 0.26, 'paper'),
      line(middle, clock, middle, clock - w * 0.18, 'ink', 1.6),
      line(middle, clock, middle + w * 0.13, clock + w * 0.06, 'ink', 1.6),
      ...belfryWindows,
      line(middle, base - h, middle, base - h - 14, 'roof', 2),
      disc(middle + 3, base - h - 12, 3, 'signal'),
    ].join('');
  };

  const lighthouse = (x: number, base: number, h: number): string => {
    const half = (level: number) => h * (0.13 - 0.055 * level);
    const bands = [0, 1, 2, 3, 4].map((band) => {
      const low = (band / 5) * 0.78;
      const high = ((band + 1) / 5) * 0.78;
      const right: Point[] = [
        [x + half(high), base - h * high],
        [x + half(low), base - h * low],
      ];
      return (
        poly(
          [[x - half(low), base - h * low], [x - half(high), base - h * high], ...right],
          band % 2 ? 'paper' : 'signal',
        ) +
        poly(
          [[x + half(low) * 0.4, base - h * low], [x + half(high) * 0.4, base - h * high], ...right],
          'ink',
          ' opacity=".16"',
        )
      );
    });
    return [
      ...bands,
      rect(x - h * 0.11, base - h * 0.8, h * 0.22, h * 0.03, 'ink'),
      rect(x - h * 0.065, base - h * 0.91, h * 0.13, h * 0.11, 'lit'),
      rect(x - 1, base - h * 0.91, 2, h * 0.11, 'ink'),
      path(
        `M${n(x - h * 0.08)} ${n(base - h * 0.905)}A${n(h * 0.08)} ${n(h * 0.075)} 0 0 1 ${n(x + h * 0.08)} ${n(base - h * 0.905)}Z`,
        'ink',
      ),
      rect(x - 1, base - h * 1.03, 2, h * 0.06, 'ink'),
      rect(x - h * 0.02, base - h * 0.1, h * 0.05, h * 0.1, 'ink'),
    ].join('');
  };

  const mill = (x: number, base: number, h: number, turn = 24, fill: Paint = 'brick-2'): string => {
    const rungs = [0.2, 0.3, 0.4].map((y) => rect(1.4, -h * y, h * 0.085, 1.4, 'ink', ' opacity=".4"')).join('');
    const sail = rect(-1.4, -h * 0.52, 2.8, h * 0.52, 'ink') + rect(1.4, -h * 0.5, h * 0.085, h * 0.4, 'paper') + rungs;
    return [
      poly(
        [
          [x - h * 0.17, base],
          [x - h * 0.1, base - h * 0.68],
          [x + h * 0.1, base - h * 0.68],
          [x + h * 0.17, base],
        ],
        fill,
      ),
      poly(
        [
          [x + h * 0.05, base],
          [x + h * 0.03, base - h * 0.68],
          [x + h * 0.1, base - h * 0.68],
          [x + h * 0.17, base],
        ],
        'ink',
        ' opacity=".22"',
      ),
      path(
        `M${n(x - h * 0.12)} ${n(base - h * 0.67)}A${n(h * 0.12)} ${n(h * 0.14)} 0 0 1 ${n(x + h * 0.12)} ${n(base - h * 0.67)}Z`,
        'roof',
      ),
      rect(x - h * 0.22, base - h * 0.3, h * 0.44, 3, 'ink'),
      ...[-0.2, 0.18].map((dx) => rect(x + h * dx, base - h * 0.36, 2, h * 0.06, 'ink')),
      rect(x - h * 0.22, base - h * 0.365, h * 0.44, 1.6, 'ink'),
      pane(x - h * 0.035, base - h * 0.52, h * 0.06, h * 0.08, true),
      rect(x - h * 0.04, base - h * 0.13, h * 0.08, h * 0.13, 'ink'),
      ...[0, 90, 180, 270].map((quarter) => at(x, base - h * 0.74, sail, { turn: turn + quarter })),
      disc(x, base - h * 0.74, 4, 'ink'),
    ].join('');
  };

  const library = (x: number, base: number, w: number, h: number): string => {
    const glass = Array.from({ length: 9 }, (_, i) => {
      const wide = (w - 24) / 9;
      return rect(x + 12 + i * wide, base - h + 18, wide - 5, h - 26, i === 4 ? 'deep' : i % 3 === 1 ? 'lit' : 'glass');
    });
    const upstairs = Array.from({ length: 8 }, (_, i) => {
      const y = base - h * 1.38 + Math.floor(i / 4) * h * 0.2;
      return rect(x + w * 0.65 + (i % 4) * w * 0.066, y, w * 0.04, h * 0.11, i % 3 ? 'glass' : 'lit');
    });
    return [
      rect(x, base - h, w, h, 'paper'),
      rect(x - 8, base - h - 8, w + 16, 12, 'ink'),
      rect(x + w * 0.62, base - h * 1.5, w * 0.3, h * 0.5, 'brick'),
      rect(x + w * 0.62 - 4, base - h * 1.5 - 5, w * 0.3 + 8, 7, 'ink'),
      ...glass,
      ...upstairs,
      rect(x - 16, base - 5, w + 32, 5, 'stone'),
    ].join('');
  };

  return { church, lighthouse, mill, library };
}

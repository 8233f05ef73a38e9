import type { Brush } from '../brush.ts';
import type { Paint } from '../palette.ts';
import { type GableName, gableKit } from './gables.ts';

/** Width, height to the eaves, gable, colour, windows next to each other, and which of them is the door. */
export type House = readonly [w: number, h: number, gable: GableName, fill: Paint, bays: number, door: number];

export const windowPane =
  ({ rect }: Brush) =>
  (x: number, y: number, w: number, h: number, isLit: boolean): string =>
    rect(x - 2, y - 2, w + 4, h + 4, 'paper') +
    rect(x, y, w, h, isLit ? 'lit' : 'glass') +
    rect(x + w / 2 - 0.8, y, 1.6, h, 'paper') +
    rect(x, y + h * 0.36, w, 1.6, 'paper');

export function housesKit(brush: Brush) {
  const { random, rect, poly } = brush;
  const pane = windowPane(brush);
  const gables = gableKit(brush);

  const door = (left: number, y: number, w: number, floorHeight: number): string => {
    const below = floorHeight - floorHeight * 0.24;
    return (
      rect(left - 3, y - 2, w + 6, below + 8, 'paper') +
      rect(left, y + 9, w, below - 3, 'deep') +
      rect(left, y + 1, w, 6, 'lit')
    );
  };

  /** A canal house. (x, base) is the left foot. */
  const house = (x: number, base: number, [w, h, gable, fill, bays, doorBay]: House): string => {
    const top = base - h;
    const floors = Math.max(2, Math.round(h / 44));
    const floorHeight = (h - 6) / floors;
    const margin = w * 0.1;
    const cell = (w - 2 * margin) / bays;
    const glassWide = cell * 0.56;
    let out = gables[gable](x, top, w, fill) + rect(x, top, w, h, fill);
    if (gable !== 'lijst') {
      const glass = Math.min(12, w * 0.16);
      out += pane(x + w / 2 - glass / 2, top - w * 0.24, glass, glass * 1.3, random() > 0.6);
    }
    for (let floor = 0; floor < floors; floor++) {
      const isGround = floor === floors - 1;
      const y = top + floor * floorHeight + floorHeight * 0.24;
      for (let bay = 0; bay < bays; bay++) {
        const left = x + margin + bay * cell + (cell - glassWide) / 2;
        out +=
          isGround && bay === doorBay
            ? door(left, y, glassWide, floorHeight)
            : pane(left, y, glassWide, floorHeight * (isGround ? 0.6 : 0.56), random() > 0.62);
      }
    }
    return out + rect(x, base - 5, w, 5, 'shade');
  };

  return {
    houses: (x: number, base: number, row: readonly House[]): string => {
      let left = x;
      let out = '';
      for (const one of row) {
        out += house(left, base, one);
        left += one[0];
      }
      return out;
    },

    /** New terraced houses with panels on the roof. */
    terrace: (x: number, base: number, fills: readonly Paint[], w: number, h: number): string => {
      let out = '';
      for (const [i, fill] of fills.entries()) {
        const left = x + i * w;
        out += rect(left, base - h, w, h, fill);
        out += poly(
          [
            [left - 2, base - h],
            [left + w * 0.08, base - h - w * 0.46],
            [left + w * 0.92, base - h - w * 0.46],
            [left + w + 2, base - h],
          ],
          'roof',
        );
        for (let panel = 0; panel < 8; panel++) {
          const column = panel % 4;
          const row = Math.floor(panel / 4);
          out += rect(
            left + w * (0.2 + column * 0.15),
            base - h - w * (0.38 - row * 0.155),
            w * 0.13,
            w * 0.13,
            'deep',
          );
        }
        out += pane(left + w * 0.14, base - h * 0.86, w * 0.26, h * 0.28, random() > 0.5);
        out += pane(left + w * 0.58, base - h * 0.86, w * 0.26, h * 0.28, random() > 0.5);
        out += pane(left + w * 0.48, base - h * 0.42, w * 0.36, h * 0.3, random() > 0.4);
        out += rect(left + w * 0.12, base - h * 0.46, w * 0.22, h * 0.46, 'deep');
        out += rect(left + w * 0.15, base - h * 0.43, w * 0.16, h * 0.09, 'lit');
        out += rect(left + w - 1, base - h, 2, h, 'shade');
      }
      return out + rect(x, base - 4, fills.length * w, 4, 'shade');
    },
  };
}

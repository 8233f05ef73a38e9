import { type Brush, n } from '../brush.ts';

interface Reflection {
  /** The id of the plane that is mirrored; the clip path that keeps it under water has this id and `-w`. */
  plane: string;
  /** The height of the shore that it stands on. */
  axis: number;
  dashes?: number;
}

export const waterKit = ({ between, rect }: Brush) => ({
  /** Water from y down, mirroring the near plane, cut by stripes that widen towards the viewer. */
  water: (w: number, h: number, y: number, { plane, axis, dashes = 1 }: Reflection): string => {
    const depth = h - y;
    let out = rect(0, y, w, depth + 1, 'water');
    out += `<g clip-path="url(#${plane}-w)"><use href="#${plane}" transform="translate(0 ${n(2 * axis)}) scale(1 -1)" opacity=".34"/></g>`;
    for (let i = 0, top = y + 5; top < h; i++) {
      const thick = 1.6 + i * 1.15;
      out += rect(0, top, w, thick, i < 3 ? 'water' : 'water-2');
      top += thick + 5 + i * 1.6;
    }
    const rows = Math.round((depth / 22) * dashes);
    for (let row = 0; row < rows; row++) {
      const top = y + 10 + (depth - 12) * ((row + 0.5) / rows) ** 1.25;
      const count = Math.max(1, Math.round((w / 260) * (1 - row / (rows * 2))));
      for (let i = 0; i < count; i++) {
        const left = between(0, w);
        const wobble = between(-3, 3);
        const wide = between(18, 64) * (0.6 + row / rows);
        out += rect(left, top + wobble, wide, 1.8 + (row / rows) * 1.6, row % 3 === 2 ? 'water-3' : 'foam');
      }
    }
    return out;
  },

  quay: (x: number, y: number, w: number, h = 22): string => {
    const joints = Array.from({ length: Math.floor(w / 34) }, (_, i) =>
      rect(x + 12 + i * 34 + (i % 2) * 9, y + 10, 16, 1.6, 'roof', ' opacity=".35"'),
    );
    const bollards = Array.from(
      { length: Math.floor(w / 120) },
      (_, i) => rect(x + 44 + i * 120, y - 7, 6, 8, 'ink') + rect(x + 42 + i * 120, y - 9, 10, 3, 'ink'),
    );
    return [rect(x, y, w, h, 'stone'), rect(x, y, w, 5, 'sand'), ...joints, ...bollards].join('');
  },
});

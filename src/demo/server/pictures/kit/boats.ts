import type { Brush } from '../brush.ts';
import type { Paint } from '../palette.ts';

interface Rig {
  sail?: Paint;
  jib?: Paint;
  flip?: boolean;
}

const cargo: readonly Paint[] = ['brick', 'mid', 'brick-3', 'paper', 'brick-2', 'far', 'mid'];

/** Each is drawn around (0, 0), the middle of its waterline, and then put in its place. */
export const boatsKit = ({ rect, poly, path, disc, at }: Brush) => ({
  sailboat: (
    x: number,
    waterline: number,
    scale = 1,
    { sail = 'brick', jib = 'paper', flip = false }: Rig = {},
  ): string => {
    const drawn =
      path('M-44-14C-40 2-30 9-14 9H22C36 9 44 0 48-16C30-10-16-8-44-14Z', 'ink') +
      path('M-43-10C-20-4 26-5 46-11L47-15C30-9-20-8-44-14Z', 'brick-3') +
      rect(2, -112, 3, 100, 'ink') +
      path('M0-108C-6-74-14-44-38-22L0-18Z', sail) +
      path('M8-104C20-76 34-44 46-20L8-18Z', jib) +
      poly(
        [
          [5, -112],
          [20, -107],
          [5, -102],
        ],
        'signal',
      );
    return at(x, waterline, drawn, { scale, flip });
  },

  tug: (x: number, waterline: number, scale = 1): string => {
    const drawn = [
      path('M-60-22H-20L-14-16H58C56-2 50 8 40 9H-40C-54 8-60-6-60-22Z', 'deep'),
      path('M-52 2C-48 8-44 9-40 9H40C46 9 51 5 54-1Z', 'brick'),
      rect(-14, -46, 44, 30, 'paper'),
      rect(-8, -40, 10, 10, 'glass'),
      rect(6, -40, 10, 10, 'glass'),
      rect(18, -40, 8, 10, 'lit'),
      rect(-16, -50, 48, 5, 'ink'),
      rect(8, -66, 13, 16, 'signal'),
      rect(8, -70, 13, 5, 'ink'),
      rect(-4, -76, 2, 26, 'ink'),
      ...[-46, -28, 40].map((dx) => disc(dx, -8, 5, 'ink')),
    ];
    return at(x, waterline, drawn.join(''), { scale });
  },

  freighter: (x: number, waterline: number, scale = 1): string => {
    const portholes = (y: number, litAt: number) =>
      [0, 1, 2].map((i) => rect(98 + i * 12, y, 8, 7, i === litAt ? 'lit' : 'glass')).join('');
    const containers = Array.from({ length: 14 }, (_, i) =>
      rect(-138 + (i % 7) * 31, -46 - Math.floor(i / 7) * 20, 29, 19, cargo[(i * 3) % 7] ?? 'mid'),
    );
    const drawn = [
      path('M-150-26H150L138 10H-138Z', 'deep'),
      path('M-142-2H142L138 10H-138Z', 'brick'),
      rect(92, -84, 44, 58, 'paper'),
      rect(86, -92, 56, 10, 'ink'),
      portholes(-76, -1),
      portholes(-60, 1),
      rect(106, -112, 14, 20, 'signal'),
      ...containers,
      rect(-148, -26, 296, 4, 'ink'),
    ];
    return at(x, waterline, drawn.join(''), { scale });
  },
});

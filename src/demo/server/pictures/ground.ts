import type { Kit } from './kit/kit.ts';
import type { Ground } from './scene.ts';

/** What a scene stands on when it is not water, from the horizon down. */
export const grounds: Record<Ground, (kit: Kit, w: number, h: number, y: number) => string> = {
  square: (k, w, h, y) => {
    const joints = Array.from({ length: 6 }, (_, i) =>
      k.rect(0, y + 34 + i * i * 4 + i * 10, w, 1.4 + i * 0.3, 'stone'),
    );
    return k.rect(0, y + 22, w, h, 'sand') + joints.join('');
  },

  street: (k, w, h, y) => {
    const bricks = Array.from({ length: 4 }, (_, i) => k.rect(0, y + 108 + i * 13, w, 1.4, 'brick'));
    return (
      k.rect(0, y + 16, w, h, 'stone') +
      k.rect(0, y + 16, w, 10, 'sand') +
      k.rect(0, y + 92, w, 5, 'sand') +
      k.rect(0, y + 97, w, 60, 'brick-3') +
      bricks.join('')
    );
  },

  path: (k, w, h, y) =>
    k.rect(0, y, w, h, 'grass') +
    k.rect(0, y, w, 22, 'grass-2') +
    k.poly(
      [
        [0, y + 70],
        [w, y + 52],
        [w, y + 112],
        [0, y + 136],
      ],
      'brick',
    ) +
    k.poly(
      [
        [0, y + 101],
        [w, y + 80],
        [w, y + 82.5],
        [0, y + 104],
      ],
      'paper',
    ),
};

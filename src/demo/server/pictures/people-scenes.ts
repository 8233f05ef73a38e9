import type { DrawScene } from './scene.ts';

export const peopleSceneNames = ['speeltuin', 'afval', 'verhuizen', 'wegwerk', 'bomen', 'terras'] as const;
export type PeopleSceneName = (typeof peopleSceneNames)[number];

/** Out of doors, with people who do something. */
export const peopleScenes: Record<PeopleSceneName, DrawScene> = {
  speeltuin: (k, w, y) => ({
    far: k.farTown(0, y, w) + k.spire(w * 0.7, y, 96),
    near: k.tree(w * 0.07, y + 26, 132) + k.tree(w * 0.93, y + 26, 118, 'grass', 'grass-2'),
    front:
      k.line(w * 0.24, y + 92, w * 0.3, y - 60, 'brick-2', 7) +
      k.line(w * 0.36, y + 92, w * 0.3, y - 60, 'brick-2', 7) +
      k.line(w * 0.3, y - 58, w * 0.58, y - 58, 'brick-2', 7) +
      k.line(w * 0.52, y + 92, w * 0.58, y - 60, 'brick-2', 7) +
      k.line(w * 0.64, y + 92, w * 0.58, y - 60, 'brick-2', 7) +
      k.line(w * 0.38, y - 56, w * 0.36, y + 34, 'ink', 2) +
      k.line(w * 0.44, y - 56, w * 0.42, y + 34, 'ink', 2) +
      k.walker(w * 0.39, y + 48, { skin: 'brick-3', hair: 'ink', top: 'signal', scale: 0.9 }) +
      k.stander(w * 0.74, y + 118, { skin: 'sand', hair: 'brick', top: 'deep', scale: 1.35, flip: true }) +
      k.walker(w * 0.84, y + 122, {
        skin: 'brick-2',
        hair: 'ink',
        top: 'sun',
        legs: 'grass-3',
        scale: 0.9,
        flip: true,
      }),
    sun: [0.82, 0.22, 30],
    on: 'path',
  }),

  afval: (k, w, y) => ({
    far: k.farTown(0, y, w * 0.4) + k.poplars(w * 0.72, y, 7, 60),
    near: k.terrace(w * 0.04, y + 18, ['brick-3', 'brick', 'paper'], 112, 96),
    front:
      [0.52, 0.66, 0.8]
        .map(
          (at, i) =>
            k.rect(w * at, y - 4, 56, 76, i === 0 ? 'grass-3' : i === 1 ? 'signal' : 'deep') +
            k.rect(w * at - 4, y - 14, 64, 12, 'ink') +
            k.rect(w * at + 14, y + 4, 28, 8, 'ink'),
        )
        .join('') +
      k.stander(w * 0.4, y + 102, { skin: 'brick-2', hair: 'ink', top: 'sun', legs: 'roof', scale: 1.4 }) +
      k.rect(w * 0.4 + 34, y + 30, 26, 30, 'brick-3') +
      k.walker(w * 0.14, y + 104, { skin: 'sand', hair: 'stone', top: 'water-3', scale: 1.3 }),
    sun: [0.62, 0.2, 28],
    on: 'street',
  }),

  verhuizen: (k, w, y) => ({
    far: k.farTown(w * 0.6, y, w * 0.4),
    near: k.terrace(w * 0.02, y + 18, ['paper', 'brick'], 126, 104) + k.tree(w * 0.94, y + 24, 112),
    front:
      k.rect(w * 0.5, y - 62, w * 0.3, 128, 'paper') +
      k.rect(w * 0.5, y + 8, w * 0.3, 12, 'signal') +
      k.poly(
        [
          [w * 0.8, y - 22],
          [w * 0.87, y - 22],
          [w * 0.91, y + 20],
          [w * 0.91, y + 66],
          [w * 0.8, y + 66],
        ],
        'deep',
      ) +
      k.poly(
        [
          [w * 0.82, y - 14],
          [w * 0.86, y - 14],
          [w * 0.89, y + 18],
          [w * 0.82, y + 18],
        ],
        'glass',
      ) +
      k.disc(w * 0.58, y + 68, 17, 'ink') +
      k.disc(w * 0.84, y + 68, 17, 'ink') +
      k.disc(w * 0.58, y + 68, 7, 'stone') +
      k.disc(w * 0.84, y + 68, 7, 'stone') +
      k.walker(w * 0.3, y + 108, { skin: 'brick-3', hair: 'roof', top: 'grass-3', scale: 1.4 }) +
      k.rect(w * 0.3 + 14, y + 18, 44, 36, 'brick-3') +
      k.rect(w * 0.3 + 32, y + 18, 8, 36, 'sand') +
      k.stander(w * 0.42, y + 106, { skin: 'sand', hair: 'brick', top: 'signal', scale: 1.4, flip: true }),
    sun: [0.66, 0.2, 28],
    on: 'street',
  }),

  wegwerk: (k, w, y) => ({
    far: k.farTown(0, y, w) + k.spire(w * 0.3, y, 100),
    near: k.tree(w * 0.08, y + 24, 112) + k.lamp(w * 0.92, y + 56, 130),
    front:
      k.rect(0, y + 70, w, 50, 'stone') +
      k.rect(w * 0.36, y + 70, w * 0.34, 50, 'roof') +
      [0.06, 0.74]
        .map(
          (at) =>
            k.rect(w * at, y + 20, w * 0.2, 16, 'paper') +
            [0, 1, 2].map((i) => k.rect(w * (at + 0.01 + i * 0.066), y + 20, w * 0.033, 16, 'signal')).join('') +
            k.rect(w * at + 8, y + 36, 5, 42, 'ink') +
            k.rect(w * (at + 0.2) - 13, y + 36, 5, 42, 'ink'),
        )
        .join('') +
      k.stander(w * 0.4, y + 92, { skin: 'sand', hair: 'sun', top: 'signal', legs: 'ink', scale: 1.4 }) +
      k.line(w * 0.4 + 42, y + 4, w * 0.4 + 60, y + 104, 'brick-2', 5) +
      k.stander(w * 0.64, y + 106, {
        skin: 'brick-2',
        hair: 'sun',
        top: 'signal',
        legs: 'deep',
        scale: 1.4,
        flip: true,
      }),
    sun: [0.5, 0.2, 28],
    on: 'street',
  }),

  bomen: (k, w, y) => ({
    far: k.poplars(w * 0.04, y, 8, 64) + k.mill(w * 0.72, y, 92, 30, 'mid'),
    near: k.tree(w * 0.12, y + 26, 128) + k.tree(w * 0.9, y + 24, 140, 'grass', 'grass-2'),
    front:
      k.rect(w * 0.5 - 3, y - 30, 6, 112, 'roof') +
      k.disc(w * 0.5, y - 40, 30, 'grass-3') +
      k.disc(w * 0.5 - 8, y - 48, 18, 'grass-2') +
      k.poly(
        [
          [w * 0.43, y + 88],
          [w * 0.46, y + 72],
          [w * 0.54, y + 72],
          [w * 0.57, y + 88],
        ],
        'brick-2',
      ) +
      k.stander(w * 0.36, y + 104, { skin: 'brick-3', hair: 'ink', top: 'signal', scale: 1.35 }) +
      k.stander(w * 0.64, y + 104, { skin: 'sand', hair: 'stone', top: 'deep', scale: 1.35, flip: true }) +
      k.line(w * 0.64 - 40, y + 10, w * 0.64 - 50, y + 100, 'brick-2', 5) +
      k.walker(w * 0.78, y + 118, { skin: 'brick-2', hair: 'ink', top: 'sun', scale: 0.95, flip: true }),
    sun: [0.3, 0.24, 32],
    on: 'path',
  }),

  terras: (k, w, y) => ({
    far: k.farTown(0, y, w),
    near:
      k.houses(-10, y + 24, [
        [86, 120, 'klok', 'brick-2', 2, 0],
        [92, 104, 'lijst', 'paper', 3, 1],
        [84, 132, 'trap', 'brick', 2, 0],
      ]) + k.tree(w * 0.9, y + 28, 120),
    front:
      k.poly(
        [
          [w * 0.34, y - 40],
          [w * 0.5, y - 74],
          [w * 0.66, y - 40],
        ],
        'signal',
      ) +
      k.rect(w * 0.5 - 2, y - 44, 4, 128, 'ink') +
      k.sitter(w * 0.4, y + 112, { skin: 'brick-2', hair: 'ink', top: 'sun', scale: 1.35 }) +
      k.table(w * 0.46, y + 112, w * 0.1, 62) +
      k.sitter(w * 0.62, y + 112, { skin: 'sand', hair: 'brick', top: 'water-3', scale: 1.35, flip: true }) +
      k.stander(w * 0.8, y + 116, { skin: 'brick-3', hair: 'roof', top: 'paper', legs: 'ink', scale: 1.4, flip: true }),
    sun: [0.78, 0.2, 28],
    on: 'square',
  }),
};

import { peopleSceneNames, peopleScenes } from './people-scenes.ts';
import type { DrawScene } from './scene.ts';

export const sceneNames = [
  'haven',
  'brug',
  'dijk',
  'markt',
  'woningen',
  'natuur',
  'fietsen',
  'bibliotheek',
  'vracht',
  'vuurtoren',
  ...peopleSceneNames,
] as const;
export type SceneName = (typeof sceneNames)[number];

export const scenes: Record<SceneName, DrawScene> = {
  haven: (k, w, y) => ({
    far:
      k.farTown(0, y, w * 0.5) +
      k.harbourCrane(w * 0.16, y, 132, 'mid') +
      k.harbourCrane(w * 0.32, y, 104, 'far') +
      k.turbine(w * 0.93, y, 92, 14),
    near:
      k.houses(w - 268, y - 4, [
        [66, 96, 'lijst', 'paper', 2, 1],
        [62, 122, 'trap', 'brick', 2, 0],
        [70, 108, 'klok', 'brick-2', 2, 1],
        [70, 132, 'hals', 'brick-3', 2, 0],
      ]) + k.quay(w - 290, y - 6, 292, 16),
    front: k.tug(w * 0.34, y + 66, 1.02),
    sun: [0.58, 0.28, 34],
    on: 'water',
  }),

  brug: (k, w, y) => ({
    far: k.poplars(w * 0.02, y, 5, 58) + k.farTown(w * 0.62, y, w * 0.38) + k.spire(w * 0.78, y, 96),
    near: k.shore(0, y, w * 0.12) + k.bridge(w / 2 - 186, y + 2, 372, 36),
    front: k.sailboat(w / 2 + 70, y + 62, 0.72, { flip: true }),
    sun: [0.78, 0.3, 30],
    on: 'water',
  }),

  dijk: (k, w, y) => ({
    far: k.turbine(w * 0.66, y, 120, 22) + k.turbine(w * 0.78, y, 96, 50) + k.turbine(w * 0.88, y, 76, 80),
    near:
      k.dike(-150, w * 0.92, y, 70) +
      k.mill(w * 0.24, y - 66, 132, 34) +
      k.sheep(w * 0.46, y - 30, 1.1) +
      k.sheep(w * 0.53, y - 22, 0.9, true) +
      k.sheep(w * 0.4, y - 12, 1),
    front: k.reed(w * 0.74, y + 152, 84, 16),
    sun: [0.56, 0.24, 32],
    on: 'water',
  }),

  markt: (k, w, y) => ({
    far: k.farTown(0, y, w) + k.cloud(w * 0.06, y - 120, 120),
    near:
      k.houses(-14, y + 24, [
        [70, 118, 'trap', 'brick-2', 2, 1],
        [64, 100, 'klok', 'paper', 2, 0],
      ]) +
      k.church(w * 0.46, y + 24, 236) +
      k.houses(w - 134, y + 24, [
        [72, 104, 'hals', 'brick-3', 2, 0],
        [78, 126, 'lijst', 'brick-2', 2, 1],
      ]),
    front:
      k.stall(w * 0.09, y + 98, 104, 'signal', ['grass', 'grass-2']) +
      k.stall(w * 0.37, y + 106, 112, 'deep', ['brick-3', 'signal', 'brick-3']) +
      k.stall(w * 0.69, y + 98, 104, 'grass-3', ['sun', 'paper', 'sun']) +
      k.crate(w * 0.32, y + 110) +
      k.crate(w * 0.62, y + 112),
    sun: [0.8, 0.18, 26],
    on: 'square',
  }),

  woningen: (k, w, y) => ({
    far: k.poplars(w * 0.74, y, 7, 66) + k.farTown(0, y, w * 0.3),
    near:
      k.terrace(w * 0.1, y + 18, ['brick', 'paper', 'brick-3'], 112, 96) +
      k.tree(w * 0.1 + 368, y + 20, 96) +
      k.tree(w * 0.1 + 424, y + 22, 74, 'grass', 'grass-2'),
    front: k.bicycle(w * 0.3, y + 78, 0.9, 'deep') + k.lamp(w * 0.62, y + 64, 92),
    sun: [0.86, 0.24, 30],
    on: 'street',
  }),

  natuur: (k, w, y) => ({
    far: k.poplars(w * 0.56, y, 9, 48, 0.5) + k.mill(w * 0.34, y, 88, 12, 'mid'),
    near: k.shore(w * 0.5, y, w * 0.5) + k.tree(w * 0.72, y, 108) + k.tree(w * 0.84, y, 80, 'grass', 'grass-2'),
    front:
      k.reed(w * 0.02, y + 152, 128, 22) +
      k.reed(w * 0.86, y + 156, 70, 12) +
      k.gull(w * 0.5, y - 118, 1.4) +
      k.gull(w * 0.57, y - 136, 1) +
      k.gull(w * 0.44, y - 146, 0.9),
    sun: [0.16, 0.42, 38],
    on: 'water',
  }),

  fietsen: (k, w, y) => ({
    far: k.farTown(w * 0.5, y, w * 0.5) + k.spire(w * 0.64, y, 88) + k.turbine(w * 0.1, y, 84, 40),
    near:
      k.tree(w * 0.1, y + 26, 136) + k.tree(w * 0.34, y + 22, 104, 'grass', 'grass-2') + k.tree(w * 0.9, y + 26, 128),
    front: k.bicycle(w * 0.56, y + 96, 1.5) + k.lamp(w * 0.76, y + 60, 120),
    sun: [0.5, 0.26, 34],
    on: 'path',
  }),

  bibliotheek: (k, w, y) => ({
    far: k.farTown(0, y, w) + k.spire(w * 0.06, y, 110),
    near:
      k.library(w * 0.18, y + 26, w * 0.6, 108) +
      k.tree(w * 0.09, y + 30, 112) +
      k.tree(w * 0.9, y + 30, 92, 'grass', 'grass-2'),
    front:
      k.bicycle(w * 0.16, y + 84, 0.8, 'deep') +
      k.bicycle(w * 0.29, y + 86, 0.8, 'signal') +
      k.lamp(w * 0.82, y + 72, 104),
    sun: [0.3, 0.2, 26],
    on: 'square',
  }),

  vracht: (k, w, y) => ({
    far:
      k.harbourCrane(w * 0.74, y, 150, 'far') +
      k.harbourCrane(w * 0.9, y, 120, 'far') +
      k.turbine(w * 0.1, y, 110, 12) +
      k.turbine(w * 0.22, y, 86, 64),
    near: k.shore(w * 0.62, y, w * 0.38),
    front: k.freighter(w * 0.46, y + 48, 0.98) + k.gull(w * 0.34, y - 104, 1.2) + k.gull(w * 0.4, y - 120, 0.9),
    sun: [0.42, 0.3, 36],
    on: 'water',
  }),

  vuurtoren: (k, w, y) => ({
    far:
      k.poly(
        [
          [w * 0.28, y - 172],
          [w + 10, y - 300],
          [w + 10, y - 150],
        ],
        'beam',
      ) +
      k.farTown(w * 0.66, y, w * 0.34) +
      k.turbine(w * 0.84, y, 76, 30),
    near:
      k.quay(-4, y - 12, w * 0.42, 22) +
      k.lighthouse(w * 0.28, y - 12, 186) +
      k.houses(w * 0.02, y - 12, [[58, 46, 'lijst', 'paper', 2, 1]]),
    front: k.sailboat(w * 0.72, y + 70, 1.05),
    sun: [0.6, 0.26, 34],
    on: 'water',
  }),

  ...peopleScenes,
};

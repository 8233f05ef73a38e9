import type { Kit } from './kit/kit.ts';

export type Ground = 'square' | 'street' | 'path';

/** Back to front: far is one tone, near stands on the shore or the ground, front is drawn over the water. */
export interface Scene {
  far: string;
  near: string;
  front: string;
  /** Across and down as a share of the picture, and the radius. */
  sun: readonly [x: number, y: number, radius: number];
  on: 'water' | Ground;
}

export type DrawScene = (kit: Kit, w: number, horizon: number) => Scene;

import type { text } from '#platform/contract/texts/localized.ts';
import type { Palette } from './palette.ts';
import { picture } from './picture.ts';
import type { RoomName } from './rooms.ts';
import type { SceneName } from './scenes.ts';

/** What is to be seen on it, in the languages of the pages that show it. */
export type Alt = Parameters<typeof text>;

export interface Drawing {
  width: number;
  height: number;
  alt: Alt;
  draw(palette: Palette): string;
}

const shapes = { card: 1.5, large: 1.9, narrow: 0.95, panorama: 2.7 } as const;

export function scene(name: SceneName | RoomName, shape: keyof typeof shapes, seed: number, ...alt: Alt): Drawing {
  const aspect = shapes[shape];
  const draw = (palette: Palette) => picture({ scene: name, aspect, seed, palette });
  return { width: Math.round(400 * aspect), height: 400, alt, draw };
}

import type { Kit } from './kit/kit.ts';
import type { Paint } from './palette.ts';

/** Back to front: what hangs on the wall, what stands against it, and what stands on the floor. */
export interface Room {
  wall: string;
  near: string;
  front: string;
  paint: Paint;
}

type DrawRoom = (kit: Kit, w: number, floor: number) => Room;

export const roomNames = ['balie', 'leeszaal', 'raadzaal', 'inloop', 'werkplaats', 'zwembad'] as const;
export type RoomName = (typeof roomNames)[number];

const spines: readonly Paint[] = ['signal', 'deep', 'grass-3', 'brick-3', 'paper', 'brick', 'water-3'];

/** A case with four shelves of books. */
function bookcase(k: Kit, x: number, base: number, w: number, h: number): string {
  const shelves = [0, 1, 2, 3].map((row) => {
    const foot = base - 6 - (row * (h - 10)) / 4;
    let books = '';
    for (let left = x + 7; left < x + w - 16; ) {
      const wide = k.between(6, 11);
      const tall = (h / 4) * k.between(0.55, 0.78);
      books += k.rect(left, foot - tall, wide, tall, spines[Math.floor(k.random() * spines.length)] ?? 'paper');
      left += wide + 1.5;
    }
    return books + k.rect(x, foot, w, 4, 'brick-2');
  });
  return k.rect(x, base - h, w, h, 'roof') + k.rect(x + 5, base - h + 5, w - 10, h - 10, 'brick-2') + shelves.join('');
}

export const rooms: Record<RoomName, DrawRoom> = {
  balie: (k, w, y) => ({
    paint: 'sky',
    wall:
      k.window(w * 0.05, y - 172, 104, 120) +
      k.rect(w * 0.4, y - 186, w * 0.5, 34, 'deep') +
      [0, 1, 2].map((i) => k.rect(w * (0.43 + i * 0.15), y - 176, w * 0.09, 14, i === 1 ? 'signal' : 'lit')).join(''),
    near:
      k.bust(w * 0.56, y + 22, { skin: 'brick-2', hair: 'ink', top: 'paper', scale: 1.5 }) +
      k.bust(w * 0.82, y + 22, { skin: 'sand', hair: 'brick', top: 'grass-3', scale: 1.5 }) +
      k.rect(w * 0.38, y + 10, w * 0.6, 10, 'brick-3') +
      k.rect(w * 0.4, y + 20, w * 0.58, 82, 'deep') +
      k.rect(w * 0.4, y + 52, w * 0.58, 4, 'mid') +
      k.rect(w * 0.66, y - 24, 40, 28, 'ink') +
      k.rect(w * 0.66 + 17, y + 2, 6, 9, 'ink'),
    front:
      k.plant(w * 0.06, y + 96, 104) +
      k.stander(w * 0.32, y + 128, { skin: 'brick-3', hair: 'roof', top: 'signal', legs: 'ink', scale: 1.55 }) +
      k.walker(w * 0.14, y + 122, { skin: 'sand', hair: 'stone', top: 'water-3', scale: 1.4 }),
  }),

  leeszaal: (k, w, y) => ({
    paint: 'sand',
    wall: k.window(w * 0.4, y - 190, 110, 104),
    near: bookcase(k, w * 0.03, y + 12, w * 0.3, 206) + bookcase(k, w * 0.67, y + 12, w * 0.3, 206),
    front:
      k.rect(w * 0.22, y + 86, w * 0.56, 48, 'brick') +
      k.rect(w * 0.24, y + 92, w * 0.52, 36, 'brick-3') +
      k.sitter(w * 0.42, y + 118, { skin: 'brick-2', hair: 'ink', top: 'water-3', scale: 1.5 }) +
      k.rect(w * 0.42 + 26, y + 32, 26, 18, 'paper') +
      k.rect(w * 0.42 + 38, y + 32, 2, 18, 'stone') +
      k.sitter(w * 0.62, y + 124, { skin: 'sand', hair: 'brick', top: 'signal', scale: 0.95, flip: true }) +
      k.sitter(w * 0.74, y + 122, { skin: 'brick-3', hair: 'roof', top: 'grass', scale: 0.95, flip: true }),
  }),

  raadzaal: (k, w, y) => {
    const tones: readonly Paint[] = ['sand', 'brick-3', 'brick-2', 'sand', 'brick-3'];
    const hairs: readonly Paint[] = ['stone', 'ink', 'ink', 'brick', 'roof'];
    const tops: readonly Paint[] = ['paper', 'signal', 'grass-3', 'deep', 'brick'];
    const row = (from: number, base: number, scale: number, shift: number) =>
      tones
        .map((_, i) => {
          const of = <T>(all: readonly T[]) => all[(i + shift) % all.length] as T;
          return k.bust(w * (from + i * 0.17), base, { skin: of(tones), hair: of(hairs), top: of(tops), scale });
        })
        .join('');
    return {
      paint: 'water-3',
      wall:
        [0.06, 0.2, 0.74, 0.88].map((at) => k.window(w * at, y - 190, w * 0.07, 130)).join('') +
        k.path(`M${w / 2 - 30} ${y - 190}h60v40c0 22-16 32-30 38c-14-6-30-16-30-38z`, 'paper') +
        k.path(`M${w / 2 - 18} ${y - 180}h11l7 32l7-32h11l-12 52h-12z`, 'deep'),
      near:
        row(0.16, y + 20, 1.15, 0) +
        k.rect(w * 0.06, y + 12, w * 0.88, 34, 'brick-2') +
        k.rect(w * 0.06, y + 8, w * 0.88, 7, 'brick-3'),
      front: row(0.14, y + 96, 1.55, 2) + k.rect(0, y + 88, w, 70, 'roof') + k.rect(0, y + 82, w, 9, 'brick-3'),
    };
  },

  inloop: (k, w, y) => ({
    paint: 'sky-2',
    wall:
      k.window(w * 0.04, y - 180, 92, 128) +
      k.rect(w * 0.36, y - 186, w * 0.3, 128, 'paper') +
      k.poly(
        [
          [w * 0.38, y - 174],
          [w * 0.5, y - 174],
          [w * 0.46, y - 72],
          [w * 0.38, y - 72],
        ],
        'water',
      ) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          k.rect(
            w * (0.53 + (i % 2) * 0.055),
            y - 170 + Math.floor(i / 2) * 34,
            w * 0.042,
            24,
            i % 3 ? 'brick' : 'grass',
          ),
        )
        .join('') +
      k.window(w * 0.8, y - 180, 92, 128),
    near:
      k.stander(w * 0.27, y + 66, { skin: 'brick-2', hair: 'ink', top: 'sun', scale: 1.5 }) +
      k.stander(w * 0.74, y + 66, {
        skin: 'sand',
        hair: 'stone',
        top: 'grass-3',
        legs: 'roof',
        scale: 1.5,
        flip: true,
      }) +
      k.bust(w * 0.5, y + 46, { skin: 'brick-3', hair: 'roof', top: 'deep', scale: 1.5 }),
    front:
      k.table(w * 0.3, y + 122, w * 0.4, 78) +
      k.poly(
        [
          [w * 0.36, y + 34],
          [w * 0.62, y + 34],
          [w * 0.66, y + 44],
          [w * 0.34, y + 44],
        ],
        'paper',
      ) +
      k.rect(w * 0.44, y + 36, w * 0.05, 6, 'brick') +
      k.rect(w * 0.54, y + 36, w * 0.05, 6, 'grass') +
      k.walker(w * 0.93, y + 132, { skin: 'brick-3', hair: 'ink', top: 'signal', scale: 1.5, flip: true }),
  }),

  werkplaats: (k, w, y) => ({
    paint: 'shade',
    wall:
      [0, 1, 2, 3].map((i) => k.rect(w * (0.05 + i * 0.245), y - 190, w * 0.17, 56, 'sky')).join('') +
      k.rect(0, y - 120, w, 6, 'stone') +
      [0.08, 0.14, 0.2, 0.78, 0.84, 0.9].map((at, i) => k.rect(w * at, y - 114, 6, 26 + (i % 3) * 10, 'ink')).join(''),
    near:
      k.path(
        `M${w * 0.2} ${y - 46}H${w * 0.86}C${w * 0.84} ${y + 40} ${w * 0.7} ${y + 66} ${w * 0.52} ${y + 66}S${w * 0.24} ${y + 30} ${w * 0.2} ${y - 46}Z`,
        'brick',
      ) +
      k.rect(w * 0.19, y - 54, w * 0.68, 10, 'brick-3') +
      [0.34, 0.5, 0.66].map((at) => k.rect(w * at, y - 44, 4, 92, 'brick-2')).join('') +
      k.rect(w * 0.38, y + 66, 10, 40, 'roof') +
      k.rect(w * 0.62, y + 66, 10, 40, 'roof'),
    front:
      k.stander(w * 0.2, y + 124, { skin: 'sand', hair: 'signal', top: 'deep', legs: 'ink', scale: 1.5 }) +
      k.stander(w * 0.84, y + 126, {
        skin: 'brick-2',
        hair: 'sun',
        top: 'grass-3',
        legs: 'roof',
        scale: 1.5,
        flip: true,
      }) +
      k.crate(w * 0.05, y + 120) +
      k.crate(w * 0.09, y + 104),
  }),

  zwembad: (k, w, y) => ({
    paint: 'foam',
    wall: [0, 1, 2, 3, 4].map((i) => k.window(w * (0.03 + i * 0.2), y - 176, w * 0.13, 132)).join(''),
    near:
      k.stander(w * 0.12, y + 16, { skin: 'brick-3', hair: 'ink', top: 'signal', legs: 'signal', scale: 1.2 }) +
      k.rect(0, y + 14, w, 8, 'paper') +
      k.rect(0, y + 22, w, 140, 'water') +
      [46, 84, 126]
        .map(
          (down) =>
            k.rect(0, y + down, w, 5, 'paper') +
            [0.1, 0.3, 0.5, 0.7, 0.9].map((at) => k.rect(w * at, y + down, w * 0.1, 5, 'signal')).join(''),
        )
        .join(''),
    front:
      k.disc(w * 0.34, y + 64, 13, 'sand') +
      k.rect(w * 0.34 - 13, y + 68, 40, 8, 'water-2') +
      k.disc(w * 0.62, y + 104, 15, 'brick-2') +
      k.rect(w * 0.62 - 15, y + 110, 46, 9, 'water-2') +
      k.disc(w * 0.8, y + 60, 12, 'brick-3') +
      k.rect(w * 0.8 - 12, y + 64, 36, 8, 'water-2'),
  }),
};

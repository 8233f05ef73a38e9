import { type Kit, makeKit } from './kit/kit.ts';
import type { Paint, Palette } from './palette.ts';
import { svgFile } from './svg-file.ts';

const size = 640;
const roofs = ['brick', 'brick-3', 'brick', 'brick-2', 'brick-3'] as const;

/** A plan seen from above: a little town on a grid, turned, with the project's area outlined. It has no horizon. */
export function plan(palette: Palette): string {
  const k = makeKit(palette, 5);
  const parts = partsFromAbove(k);
  const town = openWater(k) + oldTown(k, parts) + shipyard(k, parts) + onTheWater(k, parts) + dikeAndPark(k, parts);
  const turned = `translate(${size / 2} ${size / 2}) rotate(-14) scale(1.04) translate(-330 -250)`;
  return svgFile({ width: size, height: size, content: `<g transform="${turned}">${town}</g>` });
}

type Parts = ReturnType<typeof partsFromAbove>;

function partsFromAbove(k: Kit) {
  const shadow = (x: number, y: number, w: number, h: number): string => {
    const d = 6;
    return k.poly(
      [
        [x + d, y + d],
        [x + w, y + d],
        [x + w, y],
        [x + w + d, y + d],
        [x + w + d, y + h + d],
        [x + d, y + h + d],
        [x, y + h],
        [x + d, y + h],
      ],
      'stone',
    );
  };
  return {
    solid: (x: number, y: number, w: number, h: number, fill: Paint): string =>
      shadow(x, y, w, h) + k.rect(x, y, w, h, fill) + k.rect(x, y + h / 2, w, h / 2, 'ink', ' opacity=".1"'),
    /** A block of houses around a garden. */
    yard: (x: number, y: number, w: number, h: number, fill: Paint): string => {
      const d = 13;
      return (
        shadow(x, y, w, h) +
        k.rect(x, y, w, h, fill) +
        k.rect(x + d, y + d, w - 2 * d, h - 2 * d, 'grass') +
        k.disc(x + w / 2 - 6, y + h / 2, 5, 'grass-3') +
        k.disc(x + w / 2 + 7, y + h / 2 - 3, 4, 'grass-2') +
        k.rect(x, y + h - d, w, d, 'ink', ' opacity=".1"')
      );
    },
    tree: (x: number, y: number, r = 6): string =>
      k.disc(x + 3, y + 3, r, 'stone') + k.disc(x, y, r, 'grass-3') + k.disc(x - 1, y - 1, r * 0.62, 'grass-2'),
    boat: (x: number, y: number, fill: Paint): string =>
      k.at(x, y, k.path('M0-11C4-7 5-1 4 9H-4C-5-1-4-7 0-11Z', fill) + k.rect(-2, -2, 4, 7, 'paper'), { turn: 90 }),
  };
}

function openWater(k: Kit): string {
  let out = k.rect(-300, -300, 1300, 1300, 'water-2');
  for (let i = 0; i < 60; i++) {
    const x = k.between(-200, 900);
    const y = k.between(-200, 900);
    const wide = k.between(14, 46);
    out += k.rect(x, y, wide, 1.8, k.pick('water', 'water', 'water-3'));
  }
  return out;
}

function oldTown(k: Kit, { solid, yard, tree }: Parts): string {
  const green = (x: number, y: number) =>
    k.rect(x - 6, y - 6, 84, 74, 'grass') +
    [
      [8, 10],
      [34, 6],
      [60, 14],
      [14, 48],
      [56, 50],
    ]
      .map(([dx = 0, dy = 0]) => tree(x + dx, y + dy))
      .join('') +
    k.disc(x + 36, y + 32, 9, 'paper');
  let out =
    k.rect(-300, -300, 530, 820, 'sand') + k.rect(222, -300, 8, 820, 'stone') + k.rect(-300, 512, 530, 8, 'stone');
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 4; column++) {
      const x = -168 + column * 96;
      const y = -150 + row * 92;
      if (row === 3 && column === 2) out += green(x, y);
      else if ((row + column) % 4 === 1)
        out += solid(x, y, 34, 70, k.pick(...roofs)) + solid(x + 44, y, 28, 70, k.pick(...roofs));
      else out += yard(x, y, 74, 70, k.pick(...roofs));
    }
  }
  for (let i = 0; i < 12; i++) out += tree(211, -130 + i * 54, 5.5);
  return out;
}

/** The project's area: new blocks of houses, a park, and the line around them. */
function shipyard(k: Kit, { solid, yard, tree }: Parts): string {
  let out =
    k.rect(392, -300, 620, 690, 'sand') + k.rect(392, -300, 8, 690, 'stone') + k.rect(392, 382, 620, 8, 'stone');
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const isOldHall = row === 3 && column === 0;
      out += isOldHall ? solid(420, 306, 64, 44, 'brick-2') : yard(420 + column * 98, -42 + row * 112, 76, 86, 'paper');
    }
  }
  const park = Array.from({ length: 9 }, (_, i) => tree(440 + i * 40, -112 + (i % 3) * 16, 7)).join('');
  const border = `<path d="M408-56H716V374H408Z" fill="none" stroke="${k.c('signal')}" stroke-width="5" stroke-dasharray="14 8"/>`;
  return out + k.rect(420, -154, 372, 84, 'grass') + park + border;
}

/** Slipway, jetties, bridge, and the ferry on its way. */
function onTheWater(k: Kit, { boat }: Parts): string {
  const route = 'M318 470C330 400 326 300 316 190C310 120 316 60 318-80';
  const ferry =
    k.path('M0-24C8-16 9-4 8 20H-8C-9-4-8-16 0-24Z', 'ink') +
    k.rect(-5, -8, 10, 18, 'paper') +
    k.rect(-3, 12, 6, 5, 'signal');
  return [
    k.poly(
      [
        [400, 330],
        [352, 338],
        [352, 362],
        [400, 372],
      ],
      'stone',
    ),
    ...[262, 296, 330].map((y) => k.rect(230, y, 44, 5, 'paper')),
    boat(262, 282, 'ink'),
    boat(258, 316, 'signal'),
    boat(264, 348, 'ink'),
    k.rect(224, 96, 180, 16, 'paper'),
    k.rect(224, 103, 180, 2, 'stone'),
    k.rect(300, 92, 6, 24, 'ink'),
    `<path d="${route}" stroke="${k.c('foam')}" stroke-width="2.6" stroke-dasharray="2 9" stroke-linecap="round" fill="none"/>`,
    k.at(322, 236, ferry, { turn: 4 }),
  ].join('');
}

function dikeAndPark(k: Kit, { tree }: Parts): string {
  const trees = Array.from({ length: 16 }, (_, i) => tree(-160 + i * 58 + (i % 2) * 16, 672 + (i % 3) * 22, 8));
  return (
    k.rect(-300, 590, 1300, 400, 'grass') +
    k.rect(-300, 590, 1300, 10, 'stone') +
    k.rect(-300, 626, 1300, 9, 'sand') +
    k.rect(-300, 635, 1300, 14, 'grass-2') +
    trees.join('')
  );
}

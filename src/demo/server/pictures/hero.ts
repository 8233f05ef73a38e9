import { type Kit, makeKit } from './kit/kit.ts';
import type { Palette } from './palette.ts';
import { svgFile } from './svg-file.ts';

const width = 1920;
const height = 640;
/** A grid line near the horizon of the other pictures. */
export const heroHorizon = 400;
const shore = heroHorizon + 16;

/** The home page's picture, composed by hand. The left half stays low, so that words can stand in the sky. */
export function hero(palette: Palette): string {
  const k = makeKit(palette, 11);
  const near = dikeWithMill(k) + harbourFront(k);
  const clip = `<clipPath id="near-w"><rect x="0" y="${shore}" width="${width}" height="${height}"/></clipPath>`;
  const sky = skyOver(k) + skyline(k);
  const water = k.water(width, height, heroHorizon, { plane: 'near', axis: shore, dashes: 1.1 });
  return svgFile({
    width,
    height,
    keep: 'xMaxYMax',
    content: `${clip}${sky}${water}<g id="near">${near}</g>${inFront(k)}`,
  });
}

function dikeWithMill(k: Kit): string {
  const y = heroHorizon;
  return (
    k.poly(
      [
        [-20, y],
        [568, y],
        [600, shore],
        [-20, shore],
      ],
      'stone',
    ) +
    k.poly(
      [
        [-20, y],
        [-20, y - 34],
        [380, y - 34],
        [568, y],
      ],
      'grass-2',
    ) +
    k.poly(
      [
        [-20, y - 34],
        [380, y - 34],
        [410, y - 28],
        [-20, y - 28],
      ],
      'sand',
    ) +
    k.poly(
      [
        [-20, y - 28],
        [410, y - 28],
        [484, y - 14],
        [-20, y - 14],
      ],
      'grass',
    ) +
    k.mill(196, y - 32, 124, 20) +
    k.sheep(300, y - 10, 0.8) +
    k.sheep(340, y - 8, 0.7, true) +
    k.sheep(96, y - 9, 0.8)
  );
}

function harbourFront(k: Kit): string {
  const y = heroHorizon;
  return (
    k.church(1662, y, 336) +
    k.houses(1376, y, [
      [66, 92, 'lijst', 'paper', 2, 1],
      [70, 140, 'trap', 'brick', 2, 0],
      [72, 112, 'klok', 'brick-2', 2, 1],
    ]) +
    k.houses(1584, y, [
      [74, 150, 'hals', 'brick-3', 2, 0],
      [72, 78, 'tuit', 'paper', 2, 1],
      [80, 168, 'trap', 'brick-2', 2, 0],
      [74, 134, 'klok', 'brick', 2, 1],
      [84, 120, 'lijst', 'brick-3', 2, 0],
    ]) +
    k.quay(1352, y - 4, 600, 20) +
    k.quay(1222, y - 10, 132, 26) +
    k.lighthouse(1284, y - 10, 206)
  );
}

const skyOver = (k: Kit): string =>
  k.sky(width, height) +
  k.disc(1490, 172, 72, 'sun') +
  k.cloud(1330, 122, 176) +
  k.cloud(1690, 84, 240) +
  k.cloud(60, 150, 220) +
  k.cloud(1500, 226, 120, 'sky-2');

function skyline(k: Kit): string {
  const y = heroHorizon;
  const windFarm = [1096, 1124, 1152, 1180, 1208].map((x, i) => k.turbine(x, y, 34 - i * 1.5, 14 + i * 38, 'far'));
  return (
    k.harbourCrane(1838, y, 300, 'far') +
    k.poplars(640, y, 9, 42, 0.5) +
    k.farTown(840, y, 300) +
    k.spire(1000, y, 56) +
    windFarm.join('') +
    k.poly(
      [
        [1284, 213],
        [width + 20, 36],
        [width + 20, 236],
      ],
      'beam',
    )
  );
}

function inFront(k: Kit): string {
  const y = heroHorizon;
  return (
    k.lamp(1432, y - 4, 44) +
    k.lamp(1722, y - 4, 44) +
    k.sailboat(1110, y + 78, 0.82) +
    k.sailboat(716, y + 34, 0.36, { sail: 'paper', flip: true }) +
    k.tug(1552, y + 86, 0.94) +
    k.sailboat(1806, y + 84, 0.74, { sail: 'paper', jib: 'brick-3', flip: true }) +
    k.gull(1226, 128, 1.3) +
    k.gull(1256, 110, 1) +
    k.gull(1206, 98, 0.8)
  );
}

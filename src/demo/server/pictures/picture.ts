import { n } from './brush.ts';
import { grounds } from './ground.ts';
import { type Kit, makeKit } from './kit/kit.ts';
import type { Palette } from './palette.ts';
import { type SceneName, scenes } from './scenes.ts';
import { svgFile } from './svg-file.ts';

/** Every picture has its horizon here, so that a row of cards shares one unbroken waterline. */
export const horizon = 0.62;
const height = 400;

interface PictureOptions {
  scene: SceneName;
  /** Width divided by height. */
  aspect?: number;
  seed?: number;
  palette: Palette;
}

/** One of the ten scenes: the same seed always gives the same picture. */
export function picture({ scene, aspect = 1.5, seed = 1, palette }: PictureOptions): string {
  const k = makeKit(palette, seed * 97 + scene.length);
  const width = Math.round(height * aspect);
  const y = height * horizon;
  const { far, near, front, sun, on } = scenes[scene](k, width, y);
  const clouds = cloudsOver(k, width);
  const below = on === 'water' ? waterUnder(k, width, y, near) : grounds[on](k, width, height, y) + near;
  const [sunX, sunY, sunRadius] = sun;
  const content =
    k.sky(width, height) + k.disc(width * sunX, height * sunY, sunRadius, 'sun') + clouds + far + below + front;
  return svgFile({ width, height, content });
}

const cloudsOver = (k: Kit, w: number): string =>
  k.cloud(w * k.between(0.02, 0.12), height * 0.22, 128) +
  k.cloud(w * k.between(0.62, 0.76), height * k.between(0.15, 0.34), 164) +
  k.cloud(w * k.between(0.36, 0.5), height * 0.46, 92, 'sky-2');

function waterUnder(k: Kit, w: number, y: number, near: string): string {
  const axis = y + 8;
  const clip = `<clipPath id="near-w"><rect x="0" y="${n(axis)}" width="${w}" height="${height}"/></clipPath>`;
  return `${clip}${k.water(w, height, y, { plane: 'near', axis })}<g id="near">${near}</g>`;
}

import { n } from './brush.ts';
import { grounds } from './ground.ts';
import { type Kit, makeKit } from './kit/kit.ts';
import type { Palette } from './palette.ts';
import { type RoomName, rooms } from './rooms.ts';
import { type SceneName, scenes } from './scenes.ts';
import { svgFile } from './svg-file.ts';

/** Every picture has its horizon here, so that a row of cards shares one unbroken waterline. */
export const horizon = 0.62;
const height = 400;

interface PictureOptions {
  scene: SceneName | RoomName;
  /** Width divided by height. */
  aspect?: number;
  seed?: number;
  palette: Palette;
}

const isRoom = (scene: SceneName | RoomName): scene is RoomName => Object.hasOwn(rooms, scene);

/** One of the scenes or rooms: the same seed always gives the same picture. */
export function picture({ scene, aspect = 1.5, seed = 1, palette }: PictureOptions): string {
  const k = makeKit(palette, seed * 97 + scene.length);
  const width = Math.round(height * aspect);
  const content = isRoom(scene) ? indoors(k, width, scene) : outdoors(k, width, scene);
  return svgFile({ width, height, content });
}

/** The floor begins where out of doors the horizon is. */
function indoors(k: Kit, width: number, name: RoomName): string {
  const y = height * horizon;
  const { wall, near, front, paint } = rooms[name](k, width, y);
  const boards = Array.from({ length: 5 }, (_, i) => k.rect(0, y + 16 + i * i * 3 + i * 18, width, 1.6, 'brick-2'));
  const floor = k.rect(0, y, width, height - y, 'brick-3') + boards.join('') + k.rect(0, y - 6, width, 6, 'paper');
  return k.rect(0, 0, width, y, paint) + wall + floor + near + front;
}

function outdoors(k: Kit, width: number, name: SceneName): string {
  const y = height * horizon;
  const { far, near, front, sun, on } = scenes[name](k, width, y);
  const clouds = cloudsOver(k, width);
  const below = on === 'water' ? waterUnder(k, width, y, near) : grounds[on](k, width, height, y) + near;
  const [sunX, sunY, sunRadius] = sun;
  return k.sky(width, height) + k.disc(width * sunX, height * sunY, sunRadius, 'sun') + clouds + far + below + front;
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

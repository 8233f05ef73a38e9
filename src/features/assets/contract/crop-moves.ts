import { type Crop, leastCrop, wholePicture } from '#platform/contract/files/crop.ts';

/** In thousandths of the picture, as a crop is. */
export interface CropPoint {
  x: number;
  y: number;
}

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

const whole = 1000;
const between = (lowest: number, value: number, highest: number) => Math.min(Math.max(value, lowest), highest);

/** Width over height in thousandths, of a crop that has these proportions in pixels. */
export const cropRatio = (ratio: number, picture: { width: number; height: number }): number =>
  (ratio * picture.height) / picture.width;

/** Whole thousandths inside the picture. */
function settled({ x, y, width, height }: Crop): Crop {
  const [across, down] = [between(leastCrop, Math.round(width), whole), between(leastCrop, Math.round(height), whole)];
  return {
    x: between(0, Math.round(x), whole - across),
    y: between(0, Math.round(y), whole - down),
    width: across,
    height: down,
  };
}

export const movedCrop = (crop: Crop, by: CropPoint): Crop => settled({ ...crop, x: crop.x + by.x, y: crop.y + by.y });

/** So many thousandths larger or smaller, around its middle; its proportions stay. */
export function resizedCrop(crop: Crop, by: number): Crop {
  const { width, height } = crop;
  const most = Math.min(whole / width, whole / height);
  const least = Math.max(leastCrop / width, leastCrop / height);
  const scale = between(Math.min(least, 1), 1 + by / Math.max(width, height), most);
  return around(crop, width * scale, height * scale);
}

/** The largest part of these proportions around the same middle, that is no larger than it was in both directions. */
export function cropInRatio(crop: Crop, ratio: number): Crop {
  const { width, height } = crop;
  const [across, down] = width / height > ratio ? [height * ratio, height] : [width, width / ratio];
  const scale = Math.max(1, leastCrop / across, leastCrop / down);
  return around(crop, Math.min(whole, across * scale), Math.min(whole, down * scale));
}

const around = ({ x, y, width, height }: Crop, across: number, down: number): Crop =>
  settled({ x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down });

/** From one corner to the opposite one, in these proportions if there are any. */
export function drawnCrop(from: CropPoint, to: CropPoint, ratio: number | undefined): Crop {
  const [right, below] = [to.x >= from.x, to.y >= from.y];
  const room = { width: right ? whole - from.x : from.x, height: below ? whole - from.y : from.y };
  let width = between(Math.min(leastCrop, room.width), Math.abs(to.x - from.x), room.width);
  let height = between(Math.min(leastCrop, room.height), Math.abs(to.y - from.y), room.height);
  if (ratio !== undefined) {
    width = Math.min(Math.max(width, height * ratio), room.width, room.height * ratio);
    height = width / ratio;
  }
  return settled({ x: right ? from.x : from.x - width, y: below ? from.y : from.y - height, width, height });
}

/** Wider or narrower, higher or lower, from where it begins; with proportions it grows as a whole. */
export function stretchedCrop(crop: Crop, by: CropPoint, ratio: number | undefined): Crop {
  if (ratio !== undefined) return resizedCrop(crop, by.x + by.y);
  const { x, y, width, height } = crop;
  const end = { x: Math.max(x, x + width + by.x), y: Math.max(y, y + height + by.y) };
  return drawnCrop({ x, y }, end, undefined);
}

/** The corner that stays when this one is dragged. */
export const oppositeCorner = ({ x, y, width, height }: Crop, corner: Corner): CropPoint => ({
  x: corner.endsWith('left') ? x + width : x,
  y: corner.startsWith('top') ? y + height : y,
});

/** The corner that lies within reach of a point; a finger reaches further than it knows. */
export function cornerAt(crop: Crop, point: CropPoint, reach: CropPoint): Corner | undefined {
  const { x, y, width, height } = crop;
  const side = Math.abs(point.x - x) <= Math.abs(point.x - x - width) ? 'left' : 'right';
  const edge = Math.abs(point.y - y) <= Math.abs(point.y - y - height) ? 'top' : 'bottom';
  const corner: Corner = `${edge}-${side}`;
  const isNear =
    Math.abs(point.x - (side === 'left' ? x : x + width)) <= reach.x &&
    Math.abs(point.y - (edge === 'top' ? y : y + height)) <= reach.y;
  return isNear ? corner : undefined;
}

export const isInCrop = ({ x, y, width, height }: Crop, point: CropPoint): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

export const sameCrop = (one: Crop, other: Crop): boolean =>
  (Object.keys(wholePicture) as (keyof Crop)[]).every((key) => one[key] === other[key]);

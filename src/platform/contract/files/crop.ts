/** The part of a picture that is shown, in thousandths of its width and its height. The file itself stays whole. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const wholePicture: Crop = { x: 0, y: 0, width: 1000, height: 1000 };

/** Less than a twentieth is a spot, and nobody means it. */
export const leastCrop = 50;

interface Size {
  width: number;
  height: number;
}

export interface Region extends Size {
  left: number;
  top: number;
}

export const isWhole = ({ width, height }: Crop): boolean => width >= 1000 && height >= 1000;

/** As it stands in an address. */
export const cropText = ({ x, y, width, height }: Crop): string => [x, y, width, height].join();

/** In pixels of the whole; never outside it, and never nothing. */
export function croppedRegion(whole: Size, { x, y, width, height }: Crop): Region {
  const across = part(whole.width, x, width);
  const down = part(whole.height, y, height);
  return { left: across.start, top: down.start, width: across.length, height: down.length };
}

function part(whole: number, from: number, length: number): { start: number; length: number } {
  const start = Math.min(Math.round((whole * from) / 1000), whole - 1);
  return { start, length: Math.max(1, Math.min(Math.round((whole * length) / 1000), whole - start)) };
}

/** A point of the whole picture, in hundredths, as one of what is left of it; what was cut off counts as the edge. */
export const pointInCrop = (point: { x: number; y: number }, { x, y, width, height }: Crop) => ({
  x: within((point.x * 10 - x) / width),
  y: within((point.y * 10 - y) / height),
});

const within = (share: number): number => Math.min(100, Math.max(0, Math.round(share * 100)));

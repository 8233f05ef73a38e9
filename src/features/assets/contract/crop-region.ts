import type { Region } from '#platform/contract/files/crop.ts';
import type { Size } from './image.ts';
import type { FocalPoint } from './media.ts';

/** The largest part with the proportions of `box` that has the focal point as near its middle as the edges allow. */
export function cropRegion(source: Size, box: Size, focalPoint: FocalPoint): Region {
  const scale = Math.min(source.width / box.width, source.height / box.height);
  const width = Math.min(source.width, Math.max(1, Math.round(box.width * scale)));
  const height = Math.min(source.height, Math.max(1, Math.round(box.height * scale)));
  return {
    left: start(source.width, width, focalPoint.x),
    top: start(source.height, height, focalPoint.y),
    width,
    height,
  };
}

function start(whole: number, part: number, hundredths: number): number {
  const wished = Math.round((whole * hundredths) / 100 - part / 2);
  return Math.min(Math.max(wished, 0), whole - part);
}

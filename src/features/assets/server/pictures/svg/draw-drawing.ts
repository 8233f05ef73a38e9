import { sha256Of } from '#platform/server/sha256.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';
import type { Size } from '../../../contract/image.ts';
import { brokenImage } from '../image-errors.ts';
import { drawingAtSize } from './drawing-at-size.ts';
import { drawApart } from './drawing-process.ts';

/** A line of their own: a drawing that takes long holds up other drawings, and no photos. */
export const drawingQueue = new WorkQueue({ atOnce: 1, maxWaiting: 50, longestWait: 30_000 });

const failed = new Map<string, number>();
const rememberedFor = 10 * 60 * 1000;
const mostRemembered = 1000;

/**
 * One of our own cleaned drawings as a PNG of exactly this size. What could not be drawn is not tried again at every
 * request, in any size: who asks learns at once what the first had to wait for.
 */
export async function drawnAt(
  drawing: Uint8Array,
  size: Size,
  fit: Parameters<typeof drawingAtSize>[2],
  seconds?: number,
): Promise<Buffer> {
  const key = await sha256Of(drawing);
  if ((failed.get(key) ?? 0) > Date.now()) throw brokenImage();
  try {
    return await drawApart(drawingAtSize(drawing, size, fit), seconds);
  } catch (error) {
    if (failed.size >= mostRemembered) failed.clear();
    failed.set(key, Date.now() + rememberedFor);
    throw brokenImage(error);
  }
}

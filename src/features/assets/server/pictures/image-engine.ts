import { availableParallelism } from 'node:os';
import { WorkQueue } from '#platform/server/work-queue.ts';

/**
 * One line for the whole process, however many platforms it serves. Half of the processors stay free for pages, and at
 * least one of Node's four helper threads for reading files.
 */
export const imageQueue = new WorkQueue({
  atOnce: Math.max(1, Math.min(3, Math.floor(availableParallelism() / 2))),
  maxWaiting: 200,
  longestWait: 20_000,
});

let loading: Promise<typeof import('sharp')['default']> | undefined;

/** Loaded at the first picture: it takes a tenth of a second and 20 MB, which a start or an idle server need not spend. */
export function loadSharp(): Promise<typeof import('sharp')['default']> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // The queue spreads the work over processors already, and results are kept on disk, not in memory.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/** Of one frame; the largest cameras make 100 megapixels. */
export const maxPixels = 105_000_000;
/** Of all frames of a moving picture together. */
export const maxPixelsOfAllFrames = 268_000_000;
/** In seconds: against pictures that are made to take long, when they come in and when others are made of them. */
export const maxSeconds = { toClean: 30, toDerive: 10 };

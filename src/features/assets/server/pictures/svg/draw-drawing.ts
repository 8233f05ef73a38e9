import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { sha256Of } from '#platform/server/sha256.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';
import type { Size } from '../../../contract/image.ts';
import { brokenImage } from '../image-errors.ts';
import { drawingAtSize } from './drawing-at-size.ts';

/** A line of their own: a drawing that takes long holds up other drawings, and no photos. */
export const drawingQueue = new WorkQueue({ atOnce: 1, maxWaiting: 50, longestWait: 30_000 });

const mostSeconds = 10;
const mostBytes = 256 * 1024 * 1024;
/** All that drawing letters needs: what a stranger drew is not read beside our keys. */
const passedOn = ['PATH', 'HOME', 'LANG', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'LD_LIBRARY_PATH', 'SystemRoot'];

/** Ends by itself too, in case we are no longer there to end it. */
const program = `
  const [, sharpPath, seconds] = process.argv;
  setTimeout(() => process.exit(3), seconds * 1000);
  const sharp = require(sharpPath);
  const chunks = [];
  process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
    sharp(Buffer.concat(chunks), { limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer().then(
      (bytes) => process.stdout.write(bytes, () => process.exit(0)),
      () => process.exit(2),
    );
  });
`;

/**
 * Ten masks inside each other can keep the engine busy for years, and nothing stops it from within. So it draws in a
 * process of its own, which is ended when it takes too long.
 */
function drawApart(drawing: Uint8Array, seconds: number): Promise<Buffer> {
  const sharp = createRequire(import.meta.url).resolve('sharp');
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.includes(name)));
  const limits = { timeout: seconds * 1000, killSignal: 'SIGKILL', maxBuffer: mostBytes } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['-e', program, sharp, String(seconds)],
      { ...limits, encoding: 'buffer', env, windowsHide: true },
      (error, bytes) => (error === null ? resolve(bytes) : reject(brokenImage(error))),
    );
    // It may be gone before it has read everything; how it ended says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(drawing);
  });
}

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
  seconds = mostSeconds,
): Promise<Buffer> {
  const key = await sha256Of(drawing);
  if ((failed.get(key) ?? 0) > Date.now()) throw brokenImage();
  try {
    return await drawApart(drawingAtSize(drawing, size, fit), seconds);
  } catch (error) {
    if (failed.size >= mostRemembered) failed.clear();
    failed.set(key, Date.now() + rememberedFor);
    throw error;
  }
}

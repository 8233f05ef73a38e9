import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { imageQueue, loadSharp } from './image-engine.ts';

/** Of a picture that we made ourselves, so small that it needs no limits of its own. */
export async function readPixels(content: Readable | Uint8Array): Promise<Uint8Array> {
  const bytes = content instanceof Uint8Array ? content : await buffer(content);
  const sharp = await loadSharp();
  return imageQueue.run(() => sharp(bytes).toColourspace('srgb').ensureAlpha().raw().toBuffer());
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fetchOk } from './answer.ts';
import { signIn } from './sign-in.ts';

export interface PictureFigures {
  megapixels: number;
  /** From the request to the last byte, a size that was never asked for. */
  pleinMilliseconds: number;
  /** The same resize with nothing around it. */
  sharpMilliseconds: number;
}

const width = 4000;
const height = 3000;
const sizes = [640, 720, 800, 880, 960];

/** A photograph of twelve megapixels that is not one colour, since those are cheaper to read. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, background: '#456', noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function upload(port: number, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.set('Image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'bench.jpg');
  const answer = await fetch(`http://127.0.0.1:${port}/a/upload?public=true`, {
    method: 'POST',
    headers: await signIn(port),
    body: form,
  });
  if (!answer.ok) throw new Error(`Uploading a picture answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { guid: string }).guid;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** In turns, on one picture: Plein makes a size that nobody asked for yet, then sharp alone makes the same. */
export async function measurePicture(port: number, folder: string): Promise<PictureFigures> {
  const file = join(folder, 'photo.jpg');
  writeFileSync(file, await photo());
  const guid = await upload(port, readFileSync(file));
  const plein: number[] = [];
  const alone: number[] = [];
  for (const size of sizes) {
    const begin = performance.now();
    await fetchOk(port, `/a/${guid}?width=${size}&format=webp`);
    plein.push(performance.now() - begin);
    const beginAlone = performance.now();
    await sharp(readFileSync(file)).rotate().resize({ width: size }).webp().toBuffer();
    alone.push(performance.now() - beginAlone);
  }
  return {
    megapixels: (width * height) / 1e6,
    pleinMilliseconds: median(plein),
    sharpMilliseconds: median(alone),
  };
}

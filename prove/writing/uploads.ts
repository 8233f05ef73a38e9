import sharp from 'sharp';
import { askDatabase, call } from '../faults/site.ts';
import { isConfirmed, type Writing } from './writing.ts';

const size = { width: 800, height: 600 };

/** No two of them alike, so that each is kept. */
function picture(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: (number >> 8) % 256, b: (number * 7) % 256 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 10 };
  return sharp({ create: { ...size, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();
}

/** Pictures for everyone, each of which is then asked for in a size that must be made. */
export function uploadWriting(): Writing {
  const guids: string[] = [];
  let number = 0;
  return {
    kind: 'pictures',
    async write({ product: { port }, headers }) {
      number += 1;
      const form = new FormData();
      form.append(
        'Image',
        new Blob([new Uint8Array(await picture(number))], { type: 'image/jpeg' }),
        `foto-${number}.jpg`,
      );
      const told = await call(port, '/a/upload?public=true', { method: 'POST', headers, form });
      if (!isConfirmed(told)) return told;
      const { guid } = JSON.parse(told.body) as { guid: string };
      guids.push(guid);
      const small = await call(port, `/a/${guid}?width=480`);
      return isConfirmed(small) ? told : small;
    },
    async standing({ dataDir }) {
      const rows = await askDatabase<{ count: number }>(
        dataDir,
        'select count(*)::int as count from asset where id = any($1)',
        [guids],
      );
      return { confirmed: guids.length, lost: guids.length - (rows[0]?.count ?? 0), twice: 0 };
    },
  };
}

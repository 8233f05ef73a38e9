import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

const fixture = new URL('../testing/watergeest.wxr.xml', import.meta.url);
const oldOrigin = 'https://www.dorpsraad-watergeest.example';

/** The old site of the export, as far as its files go: those that are there can be fetched, and others can be put there later. */
export async function startOldSite() {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const files = new Map<string, Buffer>([
    ['/wp-content/uploads/2025/03/sluis.png', picture],
    ['/wp-content/uploads/2025/03/zaal.png', picture],
    ['/wp-content/uploads/2025/03/verslag-maart.txt', Buffer.from('Verslag van de vergadering in maart.')],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const uploads = '/wp-content/uploads/2025/03/';
  return {
    origin,
    picture,
    put: (name: string, bytes = picture) => void files.set(uploads + name, bytes),
    remove: (name: string) => void files.delete(uploads + name),
    /** The export of this site, with its files at the address of this server. */
    async wxr(): Promise<string> {
      return (await readFile(fixture, 'utf8')).replaceAll(`${oldOrigin}/wp-content`, `${origin}/wp-content`);
    },
    close: () => new Promise<unknown>((resolve) => void server.close(resolve)),
  };
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { loadSharp } from './image-engine.ts';

const sharp = await loadSharp();
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const [red, blue] = ['#ff0000', '#0000ff'];

/** 200 by 100, blue at the left and red at the right. */
const photo = async (): Promise<Buffer> => {
  const right = { create: { width: 100, height: 100, channels: 3, background: red } } as const;
  return sharp({ create: { width: 200, height: 100, channels: 3, background: blue } })
    .composite([{ input: await sharp(right).png().toBuffer(), left: 100, top: 0 }])
    .png()
    .toBuffer();
};
const drawing = async (): Promise<Buffer> =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="100" height="100" fill="${blue}"/><rect x="100" width="100" height="100" fill="${red}"/></svg>`,
  );

async function add(bytes: Uint8Array): Promise<string> {
  return (await test.services.assets.add(system, { name: 'haven', bytes })).guid;
}
const picture = (guid: string, query: string) => test.app.inject({ url: `/a/${guid}?${query}` });

describe('a part of a picture', () => {
  it.each([
    ['a photo, which is never made larger', photo, { width: 40, height: 80 }],
    ['a drawing, which is sharp at every size', drawing, { width: 60, height: 120 }],
  ])('of %s is cut out, each under its own name', async (_, make, size) => {
    const guid = await add(await make());
    const part = (crop: string) => picture(guid, `width=60&format=png&crop=${crop}`);
    const colours = async (crop: string) => {
      const { channels } = await sharp((await part(crop)).rawPayload).stats();
      return [channels[0]?.mean, channels[2]?.mean].map((mean) => Math.round(mean ?? 0));
    };
    expect(await colours('500,0,500,1000')).toEqual([255, 0]);
    expect(await colours('0,0,500,1000')).toEqual([0, 255]);
    expect(await sharp((await part('600,100,200,800')).rawPayload).metadata()).toMatchObject(size);
    const names = await Promise.all(['0,0,500,1000', '500,0,500,1000'].map(part));
    expect(new Set(names.map(({ headers }) => headers.etag)).size).toBe(2);
  });

  it.each(['0,0,500', '0,0,500,9999', '600,0,500,1000', 'a,b,c,d', '0,0,10,1000'])(
    'is refused when there is no such part: %s',
    async (crop) => {
      const guid = await add(await photo());
      expect((await picture(guid, `crop=${crop}`)).statusCode).toBe(400);
    },
  );
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { parseHexColor } from '#platform/contract/colors/color.ts';
import type { FoundPalette } from '../contract/first-hour.ts';

let test: TestApp;
let admin: { authorization: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

async function paletteOf(name: string, bytes: Buffer): Promise<FoundPalette> {
  const { guid } = await test.services.assets.add(system, { name, bytes });
  const answer = await test.app.inject({ url: `/api/firsthour/palette/${guid}`, headers: admin });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** As far apart as two colours are on a scale of 255; what ink makes of a colour differs a little. */
function distance(one: string, other: string): number {
  const [a, b] = [parseHexColor(one), parseHexColor(other)];
  if (a === undefined || b === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(Math.abs(a.red - b.red), Math.abs(a.green - b.green), Math.abs(a.blue - b.blue));
}

const logo = { width: 240, height: 80 };
const harbour = ['#07506e', '#f05a28'];

it.each<[string, () => Promise<Buffer>, string, string[], number]>([
  ['a PNG', () => pictures.bands(logo, harbour, 'png'), 'logo.png', harbour, 2],
  [
    'a PNG that is see-through for the most part',
    () => pictures.bands(logo, ['#00000000', ...harbour, '#ffffff00'], 'png'),
    'logo.png',
    harbour,
    2,
  ],
  ['a PNG on white', () => pictures.bands(logo, ['#ffffff', ...harbour, '#ffffff'], 'png'), 'logo.png', harbour, 2],
  ['a PNG of one colour', () => pictures.bands(logo, ['#7a1f5c'], 'png'), 'logo.png', ['#7a1f5c'], 2],
  [
    'a PNG of 16 million pixels',
    () => pictures.bands({ width: 4000, height: 4000 }, harbour, 'png'),
    'groot.png',
    harbour,
    2,
  ],
  [
    'a PNG as small as an icon',
    () => pictures.bands({ width: 16, height: 16 }, harbour, 'png'),
    'klein.png',
    harbour,
    30,
  ],
  ['a very wide PNG', () => pictures.bands({ width: 4000, height: 20 }, harbour, 'png'), 'breed.png', harbour, 4],
  ['a PNG without any colour', () => pictures.bands(logo, ['#111111', '#ffffff'], 'png'), 'logo.png', [], 0],
  ['a PNG of nothing', () => pictures.bands(logo, ['#07506e00'], 'png'), 'leeg.png', [], 0],
  ['a JPEG', () => pictures.bands(logo, harbour, 'jpeg'), 'logo.jpg', harbour, 8],
  ['a JPEG for printing, in CMYK', () => pictures.bands(logo, harbour, 'cmyk jpeg'), 'drukwerk.jpg', harbour, 40],
])('%s proposes its own colours', async (_, make, name, colors, most) => {
  const found = await paletteOf(name, await make());
  expect(found.colors).toHaveLength(colors.length);
  for (const color of colors)
    expect(Math.min(...found.colors.map((one) => distance(one, color)))).toBeLessThanOrEqual(most);
  if (colors.length === 0) expect(found.proposed).toBeNull();
  // The darkest is the main colour; whatever was found there is a pair, the accent of one colour among them.
  else {
    expect(distance(found.proposed?.primary ?? '', colors[0] ?? '')).toBeLessThanOrEqual(most);
    expect(found.proposed?.accent).toMatch(/^#[0-9a-f]{6}$/);
    expect(found.proposed?.accent).not.toBe(found.proposed?.primary);
  }
});

it('a drawing with a script is looked at without it', async () => {
  const script = '<script>alert(1)</script><rect width="40" height="40" fill="#07506e" onload="alert(2)"/>';
  const bytes = pictures.svg({ width: 40, height: 40 }, script);
  const { guid } = await test.services.assets.add(system, { name: 'logo.svg', bytes });
  const kept = await test.app.inject({ url: `/a/${guid}`, headers: admin });
  expect(kept.body).not.toMatch(/script|onload|alert/);
  const palette = await test.app.inject({ url: `/api/firsthour/palette/${guid}`, headers: admin });
  expect(palette.json()).toMatchObject({ colors: ['#07506e'] });
});

it.each([
  ['a page that calls itself a drawing', '<!doctype html><script>alert(1)</script>'],
  ['words that call themselves a picture', 'geen plaatje'],
])('%s is no logo', async (_, words) => {
  const added = test.services.assets.add(system, { name: 'logo.svg', bytes: Buffer.from(words) });
  await expect(added).rejects.toMatchObject({ status: 415 });
});

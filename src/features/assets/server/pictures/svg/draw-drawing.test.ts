import { expect, it } from 'vitest';
import { loadSharp } from '../image-engine.ts';
import { drawnAt } from './draw-drawing.ts';

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">${inner}</svg>`);
const whole = '<rect width="60" height="60" fill="#ffffff"';

it('draws at the size that is asked', async () => {
  const drawn = await drawnAt(svg(`${whole}/>`), { width: 90, height: 30 }, 'fill');
  const sharp = await loadSharp();
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 90, height: 30 });
});

it('draws several, one after another and at once', async () => {
  const sharp = await loadSharp();
  const widthOf = async (width: number) => {
    const drawn = await drawnAt(svg(`${whole}/>`), { width, height: 30 }, 'fill');
    return (await sharp(drawn).metadata()).width;
  };
  const first = [await widthOf(61), await widthOf(62)];
  expect([...first, ...(await Promise.all([63, 64, 65].map(widthOf)))]).toEqual([61, 62, 63, 64, 65]);
});

/** Each mask needs the one before it eight times: the last one a hundred million times. */
const masks = Array.from({ length: 9 }, (_, index) => {
  const parts = `${whole} mask="url(#m${index})"/>`.repeat(8);
  return `<mask id="m${index + 1}">${parts}</mask>`;
});
const endless = svg(`<mask id="m0">${whole}/></mask>${masks.join('')}${whole} mask="url(#m9)"/>`);

it('gives up on a drawing that would never be finished, and remembers that in every size', async () => {
  const small = { width: 50, height: 50 };
  await expect(drawnAt(endless, small, 'fill', 0.5)).rejects.toMatchObject({ code: 'broken-image', status: 400 });
  // Without a cause: it was not even begun.
  const again = await drawnAt(endless, { width: 51, height: 51 }, 'fill').catch((error: Error) => error);
  expect(again).toMatchObject({ code: 'broken-image', cause: undefined });
});

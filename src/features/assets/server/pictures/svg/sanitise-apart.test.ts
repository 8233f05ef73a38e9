import { describe, expect, it } from 'vitest';
import { sanitiseApart } from './sanitise-apart.ts';
import { BrokenSvgError, sanitiseSvg } from './sanitise-svg.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">';
const path = '<path d="M0 0L10 10" style="fill: #fff" transform="translate(1 2)" onclick="alert(1)"/>';
const drawing = (count: number, more = '') => Buffer.from(`${open}${path.repeat(count)}${more}</svg>`);
const textOf = (pieces: Uint8Array[]) => pieces.map((piece) => Buffer.from(piece).toString()).join('|');

/** How often this thread could do something else meanwhile. */
async function turnsDuring(work: () => unknown): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return turns;
}

describe('a large drawing', () => {
  it('is read by another thread than the one that answers', async () => {
    const large = drawing(20_000);
    expect(await turnsDuring(() => sanitiseSvg(large.toString()))).toBe(0);
    expect(await turnsDuring(() => sanitiseApart(large))).toBeGreaterThan(0);
  });

  it.each([
    ['small', 10],
    ['large', 2000],
  ])('comes out the same: %s', async (_, count) => {
    const { pieces, size, embedded } = await sanitiseApart(
      drawing(count, '<image href="data:image/png;base64,AAAA"/><image href="data:image/png;base64,BBBB"/>'),
    );
    const expected = sanitiseSvg(drawing(count).toString()).pieces.join('').replace('</svg>', '');
    expect(textOf(pieces)).toBe(`${expected}<image href="|"/><image href="|"/></svg>`);
    expect([size, embedded]).toEqual([
      { width: 10, height: 10 },
      ['data:image/png;base64,AAAA', 'data:image/png;base64,BBBB'],
    ]);
  });

  it.each([
    ['broken', drawing(2000).subarray(0, -10)],
    ['not in UTF-8', Buffer.concat([drawing(2000), Buffer.from([0xff, 0xfe])])],
    ['too many elements', Buffer.from(`${open}${'<g/>'.repeat(200_001)}</svg>`)],
  ])('is refused as a small one is: %s', async (_, bytes) => {
    await expect(sanitiseApart(bytes)).rejects.toThrow(BrokenSvgError);
  });
});

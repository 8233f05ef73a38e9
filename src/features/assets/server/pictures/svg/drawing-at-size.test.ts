import { describe, expect, it } from 'vitest';
import { drawingAtSize } from './drawing-at-size.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

const atSize = (pieces: string[], ...rest: DropFirst<Parameters<typeof drawingAtSize>>) =>
  drawingAtSize(Buffer.from(pieces.join('')), ...rest).toString();
type DropFirst<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

describe('a drawing at a size', () => {
  it.each([
    ['fill', 'none'],
    ['cover', 'xMidYMid slice'],
    ['contain', 'xMidYMid meet'],
  ] as const)('fills it by %s', (fit, alignment) => {
    const { pieces } = sanitiseSvg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" stroke-width="2" preserveAspectRatio="none" viewBox="0 0 4 2"><rect width="1"/></svg>',
    );
    expect(atSize(pieces, { width: 60, height: 50 }, fit)).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" stroke-width="2" viewBox="0 0 4 2" width="60" height="50" preserveAspectRatio="${alignment}"><rect width="1"/></svg>`,
    );
  });

  it('also when it is empty, and when its words look like tags', () => {
    const { pieces } = sanitiseSvg(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" aria-label="a &gt; b/&gt;"/>',
    );
    expect(atSize(pieces, { width: 6, height: 5 }, 'fill')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" aria-label="a &gt; b/&gt;" width="6" height="5" preserveAspectRatio="none"/>',
    );
  });
});

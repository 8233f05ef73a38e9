import { expect, it } from 'vitest';
import { typeCss } from './type-css.ts';

it('sets each size with the line height that belongs to it', () => {
  expect(typeCss({ textSize: 22, titleSize: 64 })).toBe(
    '--site-text-size:var(--size-22);--site-text-leading:var(--leading-22);--site-title-size:var(--size-64);--site-title-leading:var(--leading-64)',
  );
});

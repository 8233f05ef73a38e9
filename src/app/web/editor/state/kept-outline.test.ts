import { expect, it } from 'vitest';
import { keepOutlineOpen, readOutlineOpen } from './kept-outline.ts';

it('is open until someone closes it, and as they left it from then on', () => {
  window.localStorage.clear();
  expect(readOutlineOpen()).toBe(true);
  keepOutlineOpen(false);
  expect(readOutlineOpen()).toBe(false);
  keepOutlineOpen(true);
  expect(readOutlineOpen()).toBe(true);
});

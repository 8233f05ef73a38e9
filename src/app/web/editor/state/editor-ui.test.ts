import { expect, test } from 'vitest';
import { createUiStore } from './editor-ui.ts';

test('what someone else changed is news until one has been there and left', () => {
  const ui = createUiStore();
  const fresh = () => [...ui.get().fresh.keys()];
  ui.set({
    fresh: new Map([
      ['a', 'Amina'],
      ['b', 'Carla'],
    ]),
  });
  ui.set({ chosen: ['c'] });
  expect(fresh()).toEqual(['a', 'b']);
  ui.set({ chosen: ['a'] });
  ui.set({ chosen: [], typing: 'a' });
  expect(fresh()).toEqual(['a', 'b']);
  ui.set({ typing: null });
  expect(fresh()).toEqual(['b']);
});

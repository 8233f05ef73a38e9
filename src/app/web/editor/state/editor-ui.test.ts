import { expect, test } from 'vitest';
import { createUiStore, takenFromHand } from './editor-ui.ts';

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

test('what someone else takes away is no longer in hand, and it is known who did', () => {
  const ui = { ...createUiStore().get(), chosen: ['a', 'b'], typing: 'c', moving: ['a'], dragging: true };
  expect(takenFromHand(ui, [{ block: 'z', name: 'Carla' }])).toBeUndefined();
  expect(takenFromHand(ui, [{ block: 'a', name: 'Carla' }])).toEqual({
    name: 'Carla',
    left: { chosen: ['b'], typing: 'c', typingAt: null, moving: [], dragging: false },
  });
});

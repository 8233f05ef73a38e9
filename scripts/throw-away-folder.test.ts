import { expect, test } from 'vitest';

// The scripts that install everything are plain JavaScript, without types.
const { throwAwayFolder } = await import(new URL('./throw-away-folder.mjs', import.meta.url).href);

const gibibyte = 2 ** 30;

test.each<[string, string, number, number, string | undefined]>([
  ['in memory, where there is plenty', '', 8, 4, '/dev/shm'],
  ['elsewhere, where memory is scarce', '', 7.9, 4, undefined],
  ['elsewhere, where little of it may hold files', '', 24, 0.06, undefined],
  ['where somebody wants it', '/elders', 24, 24, '/elders'],
])('%s', (_, chosen, free, room, folder) => {
  expect(throwAwayFolder(chosen, { free: free * gibibyte, room: room * gibibyte })).toBe(folder);
});

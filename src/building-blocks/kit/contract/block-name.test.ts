import { expect, test } from 'vitest';
import { blockFolder, blockKey } from './block-name.ts';

test.each([
  ['Text', 'text', 'text'],
  ['CallToAction', 'call-to-action', 'callToAction'],
  ['ButtonRow', 'button-row', 'buttonRow'],
  ['Html', 'html', 'html'],
  ['Map3D', 'map3-d', 'map3D'],
])('%s lies in %s and has its texts under %s', (name, folder, key) => {
  expect(blockFolder(name)).toBe(folder);
  expect(blockKey(name)).toBe(key);
});

import { expect, test } from 'vitest';
import { blockFolder } from './block-name.ts';

test.each([
  ['Text', 'text'],
  ['CallToAction', 'call-to-action'],
  ['ButtonRow', 'button-row'],
  ['Html', 'html'],
  ['Map3D', 'map3-d'],
])('%s lies in %s', (name, folder) => {
  expect(blockFolder(name)).toBe(folder);
});

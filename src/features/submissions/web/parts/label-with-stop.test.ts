import { expect, test } from 'vitest';
import { labelWithStop } from './label-with-stop.ts';

test.each([
  ['Wat ziet u?', 'Wat ziet u?'],
  ['Uw naam', 'Uw naam:'],
  ['Beschrijf het.', 'Beschrijf het.'],
  ['ما اسمك؟', 'ما اسمك؟'],
])('the label %j stands before its fault as %j', (label, said) => {
  expect(labelWithStop(label)).toBe(said);
});

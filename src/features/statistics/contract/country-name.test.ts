import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test.each([
  ['NL', 'nl', 'Nederland'],
  ['DE', 'en', 'Germany'],
  ['other', 'nl', 'other'],
  ['T1', 'nl', 'T1'],
])('%s in %s is %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});

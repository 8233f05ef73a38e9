import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test.each([
  ['en', 'nl', 'Engels'],
  ['de', 'en', 'German'],
  ['de', undefined, 'Deutsch'],
  ['fr', undefined, 'Français'],
  ['ar', undefined, 'العربية'],
])('%s in %s is %s', (language, shownIn, name) => {
  expect(languageName(language, shownIn)).toBe(name);
});

import { expect, test } from 'vitest';
import { stripOf } from './strip-of-terms.ts';

test.each<[string, number | null, number | null, [number, number, number]]>([
  ['kept for ever', null, null, [100, 0, 100]],
  ['one term', null, 395, [93, 0, 93]],
  ['contact data first', 180, 395, [42, 51, 93]],
  ['contact data very soon: its words fit all the same', 1, 3650, [22, 71, 93]],
  ['contact data not before the rest', 400, 395, [93, 0, 93]],
  ['contact data, and the rest for ever', 90, null, [33, 67, 100]],
])('%s', (_, contactDays, days, expected) => {
  const { whole, partly, end } = stripOf(contactDays, days);
  expect([whole, partly, end].map(Math.round)).toEqual(expected);
});

import { expect, it } from 'vitest';
import { displayName } from './display-name.ts';

const noor = { firstName: 'Noor', middleName: 'van', lastName: 'Dijk' };

it.each([
  [undefined, 'Noor van Dijk'],
  [null, 'Noor van Dijk'],
  ['  ', 'Noor van Dijk'],
  ['Kade ', 'Kade'],
])('with the alias %j others read %s', (alias, name) => {
  expect(displayName(noor, alias)).toBe(name);
});

import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['', '', '', ''],
  ['Noor', 'Noor', '', ''],
  ['Noor Jansen', 'Noor', '', 'Jansen'],
  ['Piet de Vries', 'Piet', 'de', 'Vries'],
  ['Eva  van der  Berg', 'Eva', 'van der', 'Berg'],
  ['Kees van ’t Hoff', 'Kees', 'van ’t', 'Hoff'],
  ['Anna Maria Jansen', 'Anna', '', 'Maria Jansen'],
  ['Jan van', 'Jan', '', 'van'],
])('%j', (name, firstName, middleName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, middleName, lastName });
});

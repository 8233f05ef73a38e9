import { expect, test } from 'vitest';
import { rightsChange } from './rights-change.ts';

test.each([
  ['the same', { visibility: 'Users', roleIds: ['a'] }, { visibility: 'Users', roleIds: ['a'] }, undefined],
  ['roles in another order', { roleIds: ['a', 'b'] }, { roleIds: ['b', 'a'] }, undefined],
  [
    'one of two',
    { visibility: 'Users', roleIds: ['a'] },
    { visibility: 'Public', roleIds: ['a'] },
    { before: { visibility: 'Users' }, after: { visibility: 'Public' } },
  ],
  [
    'a role more',
    { roleIds: ['a'] },
    { roleIds: ['a', 'b'] },
    { before: { roleIds: ['a'] }, after: { roleIds: ['a', 'b'] } },
  ],
  [
    'nobody before',
    { visibleFor: null },
    { visibleFor: 'user' },
    { before: { visibleFor: null }, after: { visibleFor: 'user' } },
  ],
  ['what was not there', {}, { isOn: true }, { before: { isOn: null }, after: { isOn: true } }],
])('%s', (_, before, after, change) => {
  expect(rightsChange<Record<string, unknown>>(before, after)).toEqual(change);
});

import { expect, test } from 'vitest';
import { formsQueryOf } from './forms-address.ts';

const owner = '2f4c7a52-6a0e-4a67-9a0f-3d6a1f6c9b10';

test.each<[string, object]>([
  ['', {}],
  ['tab=closing', { tab: 'closing' }],
  ['tab=nonsense', {}],
  ['q=%20lamp%20', { text: 'lamp' }],
  ['q=%20%20', {}],
  [`owner=${owner}&owner=none&tab=mine`, { tab: 'mine', owner: [owner, 'none'] }],
  ['owner=nobody', {}],
  ['standing=open&standing=closed&standing=asleep', { standing: ['closed', 'open'] }],
  ['sort=submissions_asc', { sort_by: 'submissions_asc' }],
  ['sort=beauty', {}],
])('?%s', (address, expected) => {
  const nothing = { tab: 'all', standing: [], owner: [], language: 'nl', sort_by: 'last_desc' };
  expect(formsQueryOf(new URLSearchParams(address), 'nl')).toEqual({ ...nothing, ...expected });
});

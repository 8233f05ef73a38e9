import { expect, test } from 'vitest';
import { formsQueryOf } from './forms-address.ts';

const owner = '2f4c7a52-6a0e-4a67-9a0f-3d6a1f6c9b10';

test.each<[string, object]>([
  ['', { tab: 'all' }],
  ['tab=closing', { tab: 'closing' }],
  ['tab=nonsense', { tab: 'all' }],
  ['q=%20lamp%20', { tab: 'all', text: 'lamp' }],
  ['q=%20%20', { tab: 'all' }],
  [`owner=${owner}&tab=mine`, { tab: 'mine', ownerGuid: owner }],
  ['owner=nobody', { tab: 'all' }],
])('?%s', (address, expected) => {
  expect(formsQueryOf(new URLSearchParams(address), 'nl')).toEqual({ ...expected, language: 'nl' });
});

import { expect, it } from 'vitest';
import { tabAddress, tabOf, tabsFor } from './shared-parts-address.ts';

it.each([
  ['', true, 'shared-part'],
  ['of=template', false, 'template'],
  ['of=footer', true, 'footer'],
  ['of=footer', false, 'shared-part'],
  ['of=nonsense', true, 'shared-part'],
])('shows at ?%s to an admin (%s): %s', (search, isAdmin, tab) => {
  expect(tabOf(new URLSearchParams(search), isAdmin)).toBe(tab);
});

it('shows who is no admin what they can change', () => {
  expect(tabsFor(false)).toEqual(['shared-part', 'template']);
  expect(tabsFor(true).map(tabAddress)).toEqual(['?', '?of=template', '?of=footer', '?of=header-image']);
});

import { describe, expect, it } from 'vitest';
import type { ProfileFieldDefinition } from '../contract/profile-field.ts';
import { moveSection, replaceSection } from './field-sections.ts';

const field = (guid: string, section: string, category = 'profile') =>
  ({ guid, category, section: { nl: section } }) as unknown as ProfileFieldDefinition;
const fields = [
  field('a', 'Werk'),
  field('b', 'Werk'),
  field('c', 'Thuis'),
  field('d', 'Vrij'),
  field('e', '', 'privacy'),
];
const guids = (some: ProfileFieldDefinition[]) => some.map(({ guid }) => guid).join('');

describe('order', () => {
  it('changes within a section and leaves the rest where it is', () => {
    expect(guids(replaceSection(fields, ['b', 'a']))).toBe('bacde');
  });

  it.each([
    ['Thuis', -1, 'ecabd'],
    ['Werk', 1, 'ecabd'],
    ['Vrij', -1, 'eabdc'],
    ['Werk', -1, 'abcde'],
    ['Vrij', 1, 'abcde'],
    ['Onbekend', 1, 'abcde'],
  ] as const)('moves the section %s by %i', (section, by, order) => {
    expect(guids(moveSection(fields, 'profile', section, by))).toBe(order);
  });
});

import { describe, expect, it } from 'vitest';
import { builtInFields } from './built-in-fields.ts';
import { NewProfileField } from './profile-field.ts';
import { isReservedKey } from './reserved-keys.ts';

const field = { key: 'team', category: 'profile', type: 'text', label: { nl: 'Team' } };

describe('a new profile field (§3)', () => {
  it('needs a key, a category, a type and a label; the rest has a start', () => {
    expect(NewProfileField.parse(field)).toMatchObject({
      visibleFor: 'user',
      required: false,
      mett: false,
      defaultValue: null,
      autocomplete: '',
      label: { nl: 'Team' },
    });
  });

  it.each([
    ['no label', { ...field, label: { nl: ' ' } }],
    ['a label in English alone', { ...field, label: { en: 'Team' } }],
    ['a label in what is no language', { ...field, label: { nl: 'Team', iw: 'Team' } }],
    ['a key that the product uses', { ...field, key: 'Alias' }],
    ['a key with a space', { ...field, key: 'mijn team' }],
    [
      'two options with one value',
      { ...field, type: 'choice', options: ['a', 'a'].map((value) => ({ value, label: { nl: value } })) },
    ],
    ['an unknown category', { ...field, category: 'preferences' }],
    ['an unknown autocomplete', { ...field, autocomplete: 'cc-number' }],
  ])('refuses %s', (_, input) => {
    expect(NewProfileField.safeParse(input).success).toBe(false);
  });
});

it('has the four built-in fields, whose keys nobody else can take', () => {
  expect(builtInFields.map(({ key }) => key)).toEqual(['accountEmail', 'termsOfUse', 'privacyStatement', 'cookies']);
  expect(builtInFields.every(({ key, inputType }) => isReservedKey(key) && inputType === 'fixed')).toBe(true);
});

import { expect, it, test } from 'vitest';
import { emptyText, resolveLanguage, text } from './localized.ts';
import type { Localized } from './pick-language.ts';
import { resolveForEditing } from './resolve-for-editing.ts';
import { paragraph } from './write-rich-text.ts';

const at = { block: 'b', path: ['options'], language: 'en', fallback: 'nl', isOpen: () => false };
const place = (format: 'plain' | 'rich', ...path: (string | number)[]) => ({
  block: 'b',
  path: ['options', ...path],
  language: 'en',
  format,
});

it('gives every text its place, however deep, and leaves the rest', () => {
  const written = { type: 'doc', content: [paragraph('Haven')] };
  const options = {
    lead: text('Welkom', 'Welcome'),
    columns: 2,
    none: null,
    buttons: [{ href: '/a' }, { label: text('Verder'), href: '/verder' }],
    body: { $lang: { nl: written } },
  };
  expect(resolveForEditing(options, at)).toStrictEqual({
    lead: { value: 'Welcome', place: place('plain', 'lead') },
    columns: 2,
    none: null,
    buttons: [
      { href: '/a' },
      { label: { value: 'Verder', lang: 'nl', place: place('plain', 'buttons', 1, 'label') }, href: '/verder' },
    ],
    body: { value: written, lang: 'nl', place: place('rich', 'body') },
  });
});

test.each([
  ['chosen', true, { value: '', place: place('plain', 'lead'), isOpen: true }],
  ['not chosen', false, { value: '', place: place('plain', 'lead') }],
])('a text that nobody wrote, of a block that is %s', (_, isOpen, expected) => {
  expect(resolveForEditing({ lead: emptyText }, { ...at, isOpen: () => isOpen })).toStrictEqual({ lead: expected });
});

it('says what readers are told, apart from the places', () => {
  const options = { a: text('A'), list: [{ b: text('B', 'C') }, { b: emptyText }], deep: { n: 1, none: null } };
  const withoutPlaces = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withoutPlaces);
    if (typeof value !== 'object' || value === null) return value;
    const { place: _place, isOpen: _isOpen, ...rest } = value as Localized<unknown> & Record<string, unknown>;
    return Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, withoutPlaces(inner)]));
  };
  for (const language of ['nl', 'en', 'de']) {
    expect(withoutPlaces(resolveForEditing(options, { ...at, language, isOpen: () => true }))).toEqual(
      resolveLanguage(options, language, 'nl'),
    );
  }
});

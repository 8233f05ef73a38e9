import { expect, test } from 'vitest';
import { sourceFingerprint } from './fingerprint.ts';
import { text } from './localized.ts';
import { draftLanguages, isOutdated, Translations, withoutLanguages } from './translation.ts';

const document = { title: text('Zwembad', 'Pool'), blocks: [{ options: { words: text('Open', 'Open now') } }] };

test('what a reader gets has no texts of a draft language, and everything else', () => {
  expect(withoutLanguages(document, ['en'])).toEqual({
    title: text('Zwembad'),
    blocks: [{ options: { words: text('Open') } }],
  });
  expect(withoutLanguages(document, [])).toBe(document);
});

test.each([
  ['nothing said', {}, []],
  ['published', { en: { status: 'published' } }, []],
  ['a draft', { en: { status: 'draft' } }, ['en']],
  ['the default language cannot be one', { nl: { status: 'draft' } }, []],
])('draft languages: %s', (_, translations, expected) => {
  expect(draftLanguages(Translations.parse(translations))).toEqual(expected);
});

test.each<[string, unknown, unknown]>([
  ['a text', 'x', 'x'],
  ['nothing', null, null],
  ['no value', { note: null, count: 3 }, { note: null, count: 3 }],
  ['a list of texts', [text('a', 'b')], [text('a')]],
  ['a text in that language alone', { $lang: { en: 'b' } }, { $lang: {} }],
])('without a language, %s', (_, value, expected) => {
  expect(withoutLanguages(value, ['en'])).toEqual(expected);
});

const same = sourceFingerprint(document);
const rich = (content: unknown) => ({ body: { $lang: { nl: content } } });

test.each<[string, boolean, unknown, unknown]>([
  ['a text in a list', false, document, { ...document, blocks: [{ options: { words: text('Dicht', 'Open now') } }] }],
  ['one more text', false, document, { ...document, lead: text('Welkom') }],
  ['a text that moved', false, { a: text('x'), b: text('y') }, { a: text('y'), b: text('x') }],
  ['words that are cut elsewhere', false, { a: text('ab'), b: text('c') }, { a: text('a'), b: text('bc') }],
  ['an empty text', true, document, { ...document, lead: text('') }],
  ['a text that has no Dutch', true, document, { ...document, lead: { $lang: { en: 'Welcome' } } }],
  ['what is no text', true, document, { ...document, count: 3, note: null, tags: ['a', null] }],
  ['rich text, its keys in another order', true, rich({ type: 'doc', a: 1 }), rich({ a: 1, type: 'doc' })],
  ['and deeper down', true, rich([{ b: { d: 1, c: null } }]), rich([{ b: { c: null, d: 1 } }])],
  ['rich text, its nodes in another order', false, rich([1, 2]), rich([2, 1])],
  [
    'keys in another order',
    true,
    { b: text('x'), a: [text('y')], c: text('z') },
    { c: text('z'), a: [text('y')], b: text('x') },
  ],
])('%s leaves the source what it was: %s', (_, isSame, one, other) => {
  expect(sourceFingerprint(one) === sourceFingerprint(other)).toBe(isSame);
});

test('the sum of a source is the same in every release, because it is kept', () => {
  expect([same, sourceFingerprint({})]).toEqual(['4c9fd6c52aae0c1b', 'cbf29ce484222325']);
  expect(sourceFingerprint(document, 'en')).not.toBe(same);
});

test('the source counts as changed when a Dutch text is, and not when another language is', () => {
  const before = sourceFingerprint(document);
  expect(sourceFingerprint({ ...document, title: text('Zwembad', 'Swimming pool') })).toBe(before);
  // As a database may give it back.
  expect(sourceFingerprint({ blocks: document.blocks, title: document.title })).toBe(before);
  const after = sourceFingerprint({ ...document, title: text('Het zwembad', 'Pool') });
  const translation = { status: 'published' as const, isAutomatic: false, basedOn: before };
  expect(isOutdated(translation, before)).toBe(false);
  expect(isOutdated(translation, after)).toBe(true);
  expect(isOutdated({ status: 'published', isAutomatic: false }, after)).toBe(false);
  expect(isOutdated(undefined, after)).toBe(false);
});

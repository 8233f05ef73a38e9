import { expect, test } from 'vitest';
import { text } from './localized.ts';
import { draftLanguages, isOutdated, sourceFingerprint, Translations, withoutLanguages } from './translation.ts';

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
});

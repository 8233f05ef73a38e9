import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { wordsOf, writtenIn, writtenOf } from './written-text.ts';

test('what is there comes back as it was', () => {
  const words = { title: text('Privacy', 'Privacy too'), body: richText([paragraph('een')], [paragraph('one')]) };
  expect(wordsOf(writtenOf(words))).toEqual(words);
});

test('a language in which nobody wrote is left out', () => {
  const words = { title: text('Privacy'), body: richText([paragraph('een')]) };
  const written = writtenOf(words);
  expect(writtenIn(written, 'en')).toEqual({ title: '', body: { type: 'doc', content: [] } });
  expect(wordsOf({ ...written, en: { title: '  ', body: { type: 'doc', content: [paragraph()] } } })).toEqual(words);
});

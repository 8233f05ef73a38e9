import { expect, it } from 'vitest';
import { isLanguage, type Language } from '#platform/contract/texts/language.ts';
import { mailTexts } from './mail-texts.ts';

const bundle = (subject: string) => ({ greetings: { hello: { subject, heading: subject, paragraphs: [] } } });
const hello = mailTexts({ nl: bundle('Hallo'), en: bundle('Hello') }, ({ greetings }) => greetings.hello);

it.each<[string, string, string]>([
  ['nl', 'Hallo', 'nl'],
  ['en', 'Hello', 'en'],
  ['de', 'Guten Tag', 'de'],
  ['fr', 'Hallo', 'nl'],
])('for a receiver of %s it says %s, in %s', (asked, subject, language) => {
  const written = hello(asked as Language, { de: bundle('Guten Tag') });
  expect(isLanguage(asked)).toBe(true);
  expect(written).toMatchObject({ texts: { subject }, language });
});

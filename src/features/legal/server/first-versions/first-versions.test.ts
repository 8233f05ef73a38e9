import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import en from '#features/statistics/messages/en.admin.json' with { type: 'json' };
import nl from '#features/statistics/messages/nl.admin.json' with { type: 'json' };
import { plainText } from '#platform/contract/texts/plain-text.ts';
import { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import { legalKinds } from '../../contract/legal-kind.ts';
import { firstVersions } from './first-versions.ts';

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** People accepted these words (of the terms of use), or were told them. Whoever wants others writes a new version, on the platform. */
const digests = {
  'terms-of-use': 'baed8ae2878f8fc2',
  privacy: 'f4ac8fba0cf7b797',
  accessibility: '7cc2806bea2d3c3a',
  'cookie-statement': '5f03d7bf79f7c066',
};

test.each(legalKinds)('version 1 of %s is what people accepted', (kind) => {
  expect(digest(firstVersions[kind])).toBe(digests[kind]);
});

test('what stands above the accessibility statement says nothing that its settings and findings say, and promises no warnings while writing', () => {
  const { body } = firstVersions.accessibility;
  const words = plainText(body.$lang.nl?.content ?? []);
  for (const part of ['Status', 'EN 301 549', 'Oorzaak', 'werkdagen', 'Tijdens het schrijven'])
    expect(words).not.toContain(part);
});

test('the privacy statement says how is counted in the words that its screen gives who writes another', () => {
  const { body } = firstVersions.privacy;
  for (const [language, words] of [
    ['nl', nl],
    ['en', en],
  ] as const)
    expect(plainText(body.$lang[language]?.content ?? [])).toContain(words.statistics.how.statement.text);
});

test.each(legalKinds)('%s is written in both languages, about as long, and can be stored', (kind) => {
  const { title, body } = firstVersions[kind];
  const words = (['nl', 'en'] as const).map((language) => {
    expect(title.$lang[language]?.length).toBeGreaterThan(5);
    expect(RichTextDocument.safeParse(body.$lang[language]).success).toBe(true);
    return plainText(body.$lang[language]?.content ?? []);
  });
  const [dutch = '', english = ''] = words;
  expect(dutch.length).toBeGreaterThan(300);
  expect(english.length / dutch.length).toBeGreaterThan(0.7);
  for (const text of words) expect(text).toContain('{{platformName}}');
});

import { expect, it } from 'vitest';
import { defaultColors } from '#platform/contract/colors/color-scheme.ts';
import { type StoredText, text } from '#platform/contract/texts/localized.ts';
import { PageDocument } from '../page.ts';
import { createRunChecks } from './run-checks.ts';

const run = createRunChecks({ colors: defaultColors, needsOneOf: () => undefined });

const shared = (alt: StoredText, more: object = {}) =>
  run(
    PageDocument.parse({
      title: text('Verhuizen'),
      socialImage: { imageGuid: '00000000-0000-4000-8000-000000000009', alt, ...more },
    }),
    { dead: {}, translations: [] },
  );

it('what goes along when someone shares the page is described too, or said to be decoration', () => {
  expect(shared(text(''))).toMatchObject([
    { kind: 'alt-missing', place: { block: null, path: ['socialImage', 'alt'], language: 'nl' } },
  ]);
  expect(shared(text('Een schip'))).toEqual([]);
  expect(shared(text(''), { isDecorative: true })).toEqual([]);
});

import { expect, test } from 'vitest';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import type { CheckName, Finding } from './finding.ts';
import { type CheckSettings, stopsPublishing } from './stops-publishing.ts';

const finding = (check: CheckName, language = 'nl'): Finding => ({
  check,
  kind: 'capitals',
  place: { block: null, path: [], language },
  values: {},
});
const english = (status: LanguageState['status']): LanguageState => ({
  language: 'en',
  hasTexts: true,
  status,
  isAutomatic: false,
  isOutdated: false,
  readers: 'the-same',
});

test.each<[CheckSettings, Finding, LanguageState['status'], boolean]>([
  [{}, finding('headings'), 'published', false],
  [{ headings: 'warn' }, finding('headings'), 'published', false],
  [{ headings: 'block' }, finding('headings'), 'published', true],
  [{ headings: 'block' }, finding('capitals'), 'published', false],
  [{ headings: 'block' }, finding('headings', 'en'), 'published', true],
  [{ headings: 'block' }, finding('headings', 'en'), 'draft', false],
])('with %j it stops for %j while English is a %s: %s', (settings, one, status, stops) => {
  expect(stopsPublishing([one], settings, [english(status)])).toEqual(stops ? [one] : []);
});

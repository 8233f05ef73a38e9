import { expect, test } from 'vitest';
import type { FindingKind } from '#features/pages/contract/checks/finding.ts';
import { countsOf } from './kind-of-check.ts';

test.each<[string, [FindingKind, number][], [string, number][]]>([
  ['a picture without an alternative text', [['alt-missing', 2]], [['alternatives', 2]]],
  ['one that is called by its file', [['alt-file-name', 1]], [['alternatives', 1]]],
  [
    'both together',
    [
      ['alt-missing', 2],
      ['alt-file-name', 1],
    ],
    [['alternatives', 3]],
  ],
  ['a text that few can read', [['text-hard', 4]], [['tooHard', 4]]],
  [
    'a language that is missing or behind',
    [
      ['language-missing', 1],
      ['language-outdated', 1],
    ],
    [['untranslated', 2]],
  ],
  ['what the editor alone tells', [['heading-skips', 3]], []],
])('%s', (_, checked, counts) => {
  expect([...countsOf(new Map(checked))]).toEqual(counts);
});

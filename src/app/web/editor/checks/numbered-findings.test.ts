import { expect, test } from 'vitest';
import { type Finding, findingKey } from '#features/pages/contract/checks/finding.ts';
import { rowsOf } from './finding-rows.ts';
import { flagOf, nextFinding, numberedFindings } from './numbered-findings.ts';

const finding = (block: string, language: string, words: string): Finding => ({
  check: 'capitals',
  kind: 'capitals',
  place: { block, path: ['options', 'text'], language },
  values: { words },
});
const dutch = finding('a', 'nl', 'EEN');
const second = finding('b', 'nl', 'TWEE');
const third = finding('b', 'nl', 'DRIE');
const english = finding('a', 'en', 'ONE');
const missing: Finding = { ...english, check: 'languages', kind: 'language-missing' };
const findings = [dutch, second, third, english, missing];
const state = { findings, stopping: [second], aside: [], settings: {}, knowsLinks: true };
const list = numberedFindings(state, 'nl');
const words = (of: typeof list) => of.map(({ finding: { values } }) => values.words);

test('those of the language that is being written come first, and a language that is not there last', () => {
  expect(words(list)).toEqual(['EEN', 'TWEE', 'DRIE', 'ONE', 'ONE']);
  expect(words(numberedFindings(state, 'en'))).toEqual(['ONE', 'EEN', 'TWEE', 'DRIE', 'ONE']);
  expect(list.map(({ number, mustBeMended }) => [number, mustBeMended])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
    [5, false],
  ]);
});

test.each<[Finding | undefined, 1 | -1, number]>([
  [undefined, 1, 1],
  [undefined, -1, 5],
  [dutch, 1, 2],
  [missing, 1, 1],
  [dutch, -1, 5],
  [finding('c', 'nl', 'WEG'), 1, 1],
])('after %j in the direction %d comes number %d', (current, step, number) => {
  expect(nextFinding(list, current && findingKey(current), step)?.number).toBe(number);
});

test('a block has the numbers of all that is in it', () => {
  expect(['a', 'b', 'c'].map((block) => flagOf(list.slice(0, 3), block))).toEqual(['1', '2–3', '']);
});

test('what is mended stays in sight while someone is at it, and something else in the same text takes its place', () => {
  const gone = finding('c', 'nl', 'WEG');
  expect(rowsOf(list, gone).map(({ number, isCurrent }) => [number, isCurrent])[0]).toEqual([undefined, true]);
  expect(rowsOf(list, null)).toHaveLength(5);
  expect(rowsOf(list, dutch).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(rowsOf(list, finding('a', 'nl', 'EENE'))).toHaveLength(5);
});

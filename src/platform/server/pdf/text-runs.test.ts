import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import { directionOfText, printableText, visualRuns } from './text-runs.ts';

const faces = [
  { name: 'latin', covers: (codePoint: number) => codePoint < 0x100 || codePoint === 0x2026 },
  { name: 'arabic', covers: (codePoint: number) => codePoint >= 0x600 && codePoint < 0x700 },
];

test.each([
  ['Gewoon', 'Gewoon'],
  ['één\ttwee', 'één twee'],
  ['e\u0301', 'é'],
  ['ﬁets', 'fiets'],
  ['Ａ\u00A0b', 'A\u00A0b'],
  ['Hoi 👨‍👩‍👧!', 'Hoi [?]!'],
  ['a\u202Eb\u200B\u0000c', 'abc'],
  ['a\u2009b', 'a b'],
])('%j can be printed as %j', (given, printed) => {
  expect(printableText(given, faces)).toBe(printed);
});

test.each([
  ['Hallo مرحبا', 'ltr'],
  ['مرحبا Hallo', 'rtl'],
  ['12:00', 'rtl'],
] as const)('%s is read %s', (given, direction) => {
  expect(directionOfText(given, 'rtl')).toBe(direction);
});

const drawn = (line: string, direction: 'ltr' | 'rtl') => visualRuns(line, direction, faces).map(({ text }) => text);

test('a line is drawn from left to right, whichever way it is read', () => {
  expect(drawn('abc (d)', 'ltr')).toEqual(['abc (d)']);
  expect(drawn('zei سلام hij', 'ltr')).toEqual(['zei ', 'سلام', ' hij']);
  // Brackets turn with the words, numbers do not.
  expect(drawn('سلام (عمر) 12', 'rtl')).toEqual(['12', ' (', 'عمر', ') ', 'سلام'].map((text) => text));
});

const byCount = (text: string) => text.length;

test.each([
  ['een twee drie', 8, ['een twee', 'drie']],
  ['eenhelelangezin kort', 6, ['eenhel', 'elange', 'zin', 'kort']],
  ['a  b', 10, ['a  b']],
  ['', 10, ['']],
])('%j in lines of %i', (text, width, lines) => {
  expect([...breakLines(text, width, byCount)]).toEqual(lines);
});

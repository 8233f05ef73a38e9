import { expect, test } from 'vitest';
import { readSeedOptions } from './seed-options.ts';

test.each([
  [['--items=1000'], { items: 1000, pages: 50, platform: undefined, isAgain: false }],
  [
    ['--items', '10', '--pages=2', '--platform=vloedhaven', '--again'],
    { items: 10, pages: 2, platform: 'vloedhaven', isAgain: true },
  ],
  [[], undefined],
  [['--items=veel'], undefined],
  [['--items=0'], undefined],
  [['--items=10', '--pages=0'], undefined],
  [['--items=10', '--onbekend'], undefined],
])('%j', (parameters, expected) => {
  expect(readSeedOptions(parameters)).toEqual(expected);
});

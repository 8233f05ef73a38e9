import { expect, test } from 'vitest';
import { readSeedOptions } from './seed-options.ts';

const none = { items: 0, pages: 50, members: 0, roles: 200, menu: 0, blocks: 0, platform: undefined, isAgain: false };

test.each([
  [['--items=1000'], { ...none, items: 1000 }],
  [
    ['--items', '10', '--pages=2', '--platform=vloedhaven', '--again'],
    { ...none, items: 10, pages: 2, platform: 'vloedhaven', isAgain: true },
  ],
  [['--members=20000', '--roles=10'], { ...none, members: 20_000, roles: 10 }],
  [['--menu=500', '--blocks=200'], { ...none, menu: 500, blocks: 200 }],
  [['--members=10', '--roles=0'], undefined],
  [['--menu=-1'], undefined],
  [['--blocks=2000'], undefined],
  [[], undefined],
  [['--items=veel'], undefined],
  [['--items=0'], undefined],
  [['--items=10', '--pages=0'], undefined],
  [['--items=10', '--onbekend'], undefined],
])('%j', (parameters, expected) => {
  expect(readSeedOptions(parameters)).toEqual(expected);
});

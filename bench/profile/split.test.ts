import { expect, test } from 'vitest';
import { type CpuProfile, functionsOf, splitOf } from './split.ts';

const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 9 });
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 5, 6, 7] },
    { id: 2, callFrame: frame('renderToString', 'file:///dist/server/entry-server.js'), children: [3, 4] },
    { id: 3, callFrame: frame('useTranslation', 'file:///dist/server/assets/texts.js') },
    { id: 4, callFrame: frame('Words', 'file:///dist/server/entry-server.js') },
    { id: 5, callFrame: frame('(idle)') },
    { id: 6, callFrame: frame('(garbage collector)') },
    { id: 7, callFrame: frame('answer', 'file:///dist/server/program/start.js') },
  ],
  samples: [3, 4, 4, 5, 6, 7],
  timeDeltas: [1000, 2000, 1000, 9000, 500, 250],
};

test('a look counts for the innermost part that its stack belongs to, and waiting counts for none', () => {
  expect(splitOf(profile)).toEqual([
    { name: 'drawing with React', milliseconds: 3 },
    { name: 'texts', milliseconds: 1 },
    { name: 'collecting garbage', milliseconds: 0.5 },
    { name: 'the rest of the server', milliseconds: 0.25 },
  ]);
});

test('functions are told with the place where they stand', () => {
  expect(functionsOf(profile).map(({ name }) => name)).toEqual([
    'Words  server/entry-server.js:10',
    'useTranslation  assets/texts.js:10',
    '(garbage collector)',
    'answer  program/start.js:10',
  ]);
});

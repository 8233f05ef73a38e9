import { expect, test } from 'vitest';
import { StoredBlock } from '#features/pages/contract/page.ts';
import { insertIn, setIn } from './option-change.ts';

const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const block = StoredBlock.parse({
  guid,
  buildingBlockName: 'Cards',
  layoutPosition: 'main',
  sortId: 1,
  options: { columns: 3, items: [{ title: { $lang: { nl: 'Een' } } }, {}] },
});

test.each([
  ['what is there', ['options', 'columns'], 4, ['options', 'columns'], 4],
  [
    'a text in another language',
    ['options', 'items', 0, 'title', '$lang', 'en'],
    'One',
    ['options', 'items', 0, 'title', '$lang', 'en'],
    'One',
  ],
  [
    'a text that nobody wrote',
    ['options', 'items', 1, 'title', '$lang', 'nl'],
    'Twee',
    ['options', 'items', 1, 'title'],
    { $lang: { nl: 'Twee' } },
  ],
  [
    'an option that nobody set',
    ['options', 'intro', '$lang', 'nl'],
    'Kies',
    ['options', 'intro'],
    { $lang: { nl: 'Kies' } },
  ],
] as const)('sets %s', (_, path, value, at, whole) => {
  expect(setIn(block, path, value)).toEqual([{ kind: 'set', block: guid, path: at, value: whole }]);
});

test('taking away what is not there is nothing to do', () => {
  expect(setIn(block, ['options', 'intro', '$lang', 'nl'], undefined)).toEqual([]);
  expect(setIn(block, ['options', 'columns'], undefined)).toEqual([
    { kind: 'set', block: guid, path: ['options', 'columns'], value: undefined },
  ]);
});

test('an entry comes at the end of its list, and a list that is not there begins with it', () => {
  expect(insertIn(block, ['options', 'items'], [{ href: '/' }])).toEqual([
    { kind: 'splice', block: guid, path: ['options', 'items'], at: 2, remove: 0, insert: [{ href: '/' }] },
  ]);
  expect(insertIn(block, ['options', 'links'], [{ href: '/' }])).toEqual([
    { kind: 'set', block: guid, path: ['options', 'links'], value: [{ href: '/' }] },
  ]);
});

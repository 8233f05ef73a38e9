import { expect, it } from 'vitest';
import { readKeptHere, toTakeAlong } from './kept-here.ts';

it.each([
  ['what was kept', '[{"name":"A","query":"q=a"}]', ['A']],
  ['nothing', null, []],
  ['what is no list', '{"name":"A"}', []],
  ['what is no view', '[{"name":1},null,{"name":"B","query":""}]', ['B']],
  ['what is broken', '[', []],
])('reads %s', (_, stored, names) => {
  expect(readKeptHere(stored).map(({ name }) => name)).toEqual(names);
});

const views = [
  { name: 'Concepten', query: 'status=draft' },
  { name: 'Na te kijken', query: 'review=due' },
];

it('takes along from the browser what the server has not, as far as there is room', () => {
  const kept = [
    { name: 'Concepten', query: 'oud' },
    { name: 'Werk', query: 'q=a' },
  ];
  expect(toTakeAlong(kept, views).map(({ name }) => name)).toEqual(['Werk']);
  const many = Array.from({ length: 30 }, (_, at) => ({ name: `${at}`, query: '' }));
  expect(toTakeAlong(kept, many)).toEqual([]);
});

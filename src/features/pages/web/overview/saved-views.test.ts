import { expect, it } from 'vitest';
import { questionOf, readKeptHere, renamed, toTakeAlong, undoOf } from './saved-views.ts';

it.each([
  ['status=draft&q=haven', 'q=haven&status=draft'],
  ['q=haven&status=draft&page=3&at=1', 'q=haven&status=draft'],
  ['status=draft&status=changed', 'status=changed&status=draft'],
  ['q=&view=table', 'view=table'],
  ['', ''],
])('%s asks %s', (search, question) => {
  expect(questionOf(new URLSearchParams(search))).toBe(question);
});

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

it.each([
  ['a new one', { save: [{ name: 'Werk', query: 'q=a' }], remove: [] }, { save: [], remove: ['Werk'] }],
  ['one that was there', { save: [{ name: 'Concepten', query: 'q=a' }], remove: [] }, { save: [views[0]], remove: [] }],
  ['one that goes', { save: [], remove: ['Na te kijken'] }, { save: [views[1]], remove: [] }],
  ['another name', renamed(views, 'Concepten', 'Werk'), { save: [views[0]], remove: ['Werk'] }],
  ['the name of another', renamed(views, 'Concepten', 'Na te kijken'), { save: views, remove: [] }],
  ['the same name', renamed(views, 'Concepten', 'Concepten'), { save: [], remove: [] }],
  ['one that is not there', renamed(views, 'Weg', 'Werk'), { save: [], remove: [] }],
])('puts back what was before %s', (_, change, undo) => {
  expect(undoOf(views, change)).toEqual(undo);
});

it('takes along from the browser what the server has not, as far as there is room', () => {
  const kept = [
    { name: 'Concepten', query: 'oud' },
    { name: 'Werk', query: 'q=a' },
  ];
  expect(toTakeAlong(kept, views).map(({ name }) => name)).toEqual(['Werk']);
  const many = Array.from({ length: 30 }, (_, at) => ({ name: `${at}`, query: '' }));
  expect(toTakeAlong(kept, many)).toEqual([]);
});

import { expect, it } from 'vitest';
import { questionOf, readViews, renamedView, withoutView, withView } from './saved-views.ts';

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
  expect(readViews(stored).map(({ name }) => name)).toEqual(names);
});

it('keeps each name once, by name', () => {
  const two = withView(withView([], { name: 'Na te kijken', query: 'review=due' }), {
    name: 'Concepten',
    query: 'status=draft',
  });
  expect(two.map(({ name }) => name)).toEqual(['Concepten', 'Na te kijken']);
  expect(withView(two, { name: 'Concepten', query: 'status=draft&view=table' })).toEqual([
    { name: 'Concepten', query: 'status=draft&view=table' },
    two[1],
  ]);
  expect(renamedView(two, 'Concepten', 'Werk').map(({ name }) => name)).toEqual(['Na te kijken', 'Werk']);
  expect(renamedView(two, 'Weg', 'Werk')).toEqual(two);
  expect(withoutView(two, 'Concepten').map(({ name }) => name)).toEqual(['Na te kijken']);
});

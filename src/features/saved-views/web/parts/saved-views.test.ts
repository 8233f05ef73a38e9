import { expect, it } from 'vitest';
import { questionOf, renamed, undoOf } from './saved-views.ts';

it.each([
  ['status=draft&q=haven', 'q=haven&status=draft'],
  ['q=haven&status=draft&page=3&at=1', 'q=haven&status=draft'],
  ['status=draft&status=changed', 'status=changed&status=draft'],
  ['q=&view=table', 'view=table'],
  ['', ''],
])('%s asks %s', (search, question) => {
  expect(questionOf(new URLSearchParams(search))).toBe(question);
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

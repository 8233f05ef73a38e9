import { expect, test } from 'vitest';
import { peopleOnce } from './people-once.ts';

const person = (id: string, tab: string, isTyping = false) => ({
  id,
  tab,
  name: id,
  block: null,
  isTyping,
  optionsSince: null,
});

test.each([
  ['nobody', [], []],
  ['each once', [person('a', '1'), person('b', '2'), person('a', '3')], ['1', '2']],
  ['by the tab in which they type', [person('a', '1'), person('a', '2', true), person('a', '3')], ['2']],
])('%s', (_, people, tabs) => {
  expect(peopleOnce(people).map(({ tab }) => tab)).toEqual(tabs);
});

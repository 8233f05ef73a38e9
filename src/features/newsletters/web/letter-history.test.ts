import { expect, test } from 'vitest';
import { beginHistory, redo, undo, type Written, write } from './letter-history.ts';

const written = (subject: string): Written => ({
  letter: { title: '', heading: '', introduction: '', subject, items: [] },
  listGuid: null,
});
const subjectOf = ({ now }: { now: Written }) => now.letter.subject;

test('typing on in one field is one step back', () => {
  let history = beginHistory(written(''));
  for (const subject of ['D', 'De', 'De dijk']) history = write(history, 'subject', written(subject));
  history = write(history, 'heading', written('De dijk!'));
  expect(subjectOf(undo(history))).toBe('De dijk');
  expect(subjectOf(undo(undo(history)))).toBe('');
  expect(subjectOf(undo(undo(undo(history))))).toBe('');
  expect(subjectOf(redo(undo(history)))).toBe('De dijk!');
});

test('what has no field is always a step of its own', () => {
  const history = write(write(beginHistory(written('a')), '', written('b')), '', written('c'));
  expect(subjectOf(undo(history))).toBe('b');
});

test('after something new there is nothing to do again', () => {
  const history = write(undo(write(beginHistory(written('a')), '', written('b'))), '', written('c'));
  expect(history.future).toEqual([]);
  expect(subjectOf(redo(history))).toBe('c');
});

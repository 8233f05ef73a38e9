import { expect, it } from 'vitest';
import { chosenBy, mayCarryAnswers, messageType } from './hook-events.ts';

it.each([
  ['received', 'submission.received', true],
  ['status-changed', 'submission.status-changed', true],
  ['restored', 'submission.restored', true],
  ['withdrawn', 'submission.withdrawn', false],
  ['deleted', 'submission.deleted', false],
  ['test', 'test', false],
] as const)('a message of %s is called %s; with answers: %s', (event, type, carries) => {
  expect(messageType(event)).toBe(type);
  expect(mayCarryAnswers(event)).toBe(carries);
});

it('tells of what is back to who hears of what is deleted', () => {
  expect(chosenBy('restored')).toBe('deleted');
  expect(chosenBy('received')).toBe('received');
});

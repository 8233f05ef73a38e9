import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['2026-11-17'] }, { value: '2026-11-17' }],
  [{ q: ['17-11-2026'] }, { value: '2026-11-17' }],
  [{ q: ['30-02-2026'] }, { fault: 'not-a-date' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind)(posted)).toEqual(expected);
});

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['2026-11-16'] }, { fault: 'too-early' }],
  [{ q: ['2026-11-17'] }, { value: '2026-11-17' }],
  [{ q: ['2026-12-01'] }, { value: '2026-12-01' }],
  [{ q: ['2026-12-02'] }, { fault: 'too-late' }],
])('from today: %j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { min: 'today', max: 'today+14' } })(posted)).toEqual(expected);
});

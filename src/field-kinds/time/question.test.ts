import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['9:30'] }, { value: '09:30' }],
  [{ q: ['9.30 uur'] }, { value: '09:30' }],
  [{ q: ['0930'] }, { value: '09:30' }],
  [{ q: ['08:59'] }, { fault: 'too-early' }],
  [{ q: ['17:01'] }, { fault: 'too-late' }],
  [{ q: ['25:00'] }, { fault: 'not-a-time' }],
  [{ q: ['straks'] }, { fault: 'not-a-time' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { min: '09:00', max: '17:00' } })(posted)).toEqual(expected);
});

import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['12,5'] }, { value: 12.5 }],
  [{ q: ['12.5'] }, { value: 12.5 }],
  [{ q: ['1 0'] }, { value: 10 }],
  [{ q: ['0'] }, { fault: 'too-low' }],
  [{ q: ['100,1'] }, { fault: 'too-high' }],
  [{ q: ['1,25'] }, { fault: 'too-precise' }],
  [{ q: ['twaalf'] }, { fault: 'not-a-number' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { min: 1, max: 100, decimals: 1 } })(posted)).toEqual(expected);
});

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['1.250'] }, { value: 1250 }],
  [{ q: ['-3'] }, { value: -3 }],
  [{ q: ['1,5'] }, { fault: 'too-precise' }],
  [{ q: ['1e5'] }, { fault: 'not-a-number' }],
])('whole: %j', (posted, expected) => {
  expect(answerOf(question, kind)(posted)).toEqual(expected);
});

import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['€ 1.250,50'] }, { value: 125050 }],
  [{ q: ['12,5'] }, { value: 1250 }],
  [{ q: ['12.50'] }, { value: 1250 }],
  [{ q: ['12,-'] }, { value: 1200 }],
  [{ q: ['12,505'] }, { fault: 'not-an-amount' }],
  [{ q: ['veel'] }, { fault: 'not-an-amount' }],
  [{ q: ['-1'] }, { fault: 'too-low' }],
  [{ q: ['2000,01'] }, { fault: 'too-high' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { max: 200000 } })(posted)).toEqual(expected);
});

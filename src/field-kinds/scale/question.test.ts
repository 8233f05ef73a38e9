import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['4'] }, { value: 4 }],
  [{ q: ['0'] }, { fault: 'unknown-option' }],
  [{ q: ['6'] }, { fault: 'unknown-option' }],
  [{ q: ['veel'] }, { fault: 'unknown-option' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { from: 1, to: 5 } })(posted)).toEqual(expected);
});

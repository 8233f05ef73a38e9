import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['06-12 34 56 78'] }, { value: '06-12 34 56 78' }],
  [{ q: ['bel mij'] }, { fault: 'not-a-phone' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind)(posted)).toEqual(expected);
});

import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: [' Noor  de Wit '] }, { value: { name: 'Noor de Wit' } }],
  [{ q: ['.'] }, { fault: 'not-a-name' }],
  [{ 'q.drawing': ['M1 2L30 40'] }, { value: { name: '', drawing: 'M1 2L30 40' } }],
  [{ q: ['Noor'], 'q.drawing': ['M1 2L30'] }, { fault: 'not-a-drawing' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind)(posted)).toEqual(expected);
});

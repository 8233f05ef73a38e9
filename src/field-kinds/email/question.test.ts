import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: [' Noor@Vloedhaven.example '] }, { value: 'noor@vloedhaven.example' }],
  [{ q: ['noor'] }, { fault: 'not-an-email' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind)(posted)).toEqual(expected);
});

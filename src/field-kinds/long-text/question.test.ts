import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['een\r\ntwee'] }, { value: 'een\ntwee' }],
  [{ q: ['x'.repeat(11)] }, { fault: 'too-long' }],
  [{ q: ['  '] }, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { maxLength: 10 } })(posted)).toEqual(expected);
});

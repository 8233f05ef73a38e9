import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ 'q.r1': ['a'], 'q.r2': ['b'] }, { value: { r1: 'a', r2: 'b' } }],
  [{ 'q.r1': ['a'] }, { fault: 'rows-missing' }],
  [{ 'q.r1': ['z'], 'q.r2': ['b'] }, { fault: 'unknown-option' }],
  [{ 'q.r9': ['a'] }, { value: null }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(
    answerOf(question, kind, {
      options: [{ value: 'a' }, { value: 'b' }],
      settings: {
        rows: [
          { value: 'r1', label: { $lang: {} } },
          { value: 'r2', label: { $lang: {} } },
        ],
      },
    })(posted),
  ).toEqual(expected);
});

import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['b'] }, { value: 'b' }],
  [{ q: ['z'] }, { fault: 'unknown-option' }],
  [{ q: ['b', 'a'] }, { value: 'b' }],
  [{ q: [':other'] }, { fault: 'unknown-option' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind, { options: [{ value: 'a' }, { value: 'b' }, { value: 'c' }] })(posted)).toEqual(
    expected,
  );
});

test.each<[PostedFields, CheckedValue]>([
  [{ q: [':other'], 'q.other': ['Step'] }, { value: 'other:Step' }],
  [{ 'q.other': ['Step'] }, { value: 'other:Step' }],
  [{ q: [':other'] }, { fault: 'other-missing' }],
  [{ q: ['a'], 'q.other': ['Step'] }, { value: 'a' }],
  [{ q: [':other'], 'q.other': ['x'.repeat(301)] }, { fault: 'too-long' }],
])('with words of one’s own: %j', (posted, expected) => {
  expect(
    answerOf(question, kind, {
      options: [{ value: 'a' }, { value: 'b' }, { value: 'c' }],
      settings: { hasOther: true },
    })(posted),
  ).toEqual(expected);
});

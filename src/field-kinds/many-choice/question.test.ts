import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['b', 'a'] }, { value: ['a', 'b'] }],
  [{ q: ['a'] }, { fault: 'too-few-chosen' }],
  [{ q: ['a', 'b', 'c'] }, { fault: 'too-many-chosen' }],
  [{ q: ['a', 'z'] }, { fault: 'unknown-option' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(
    answerOf(question, kind, {
      options: [{ value: 'a' }, { value: 'b' }, { value: 'c' }],
      settings: { min: 2, max: 2 },
    })(posted),
  ).toEqual(expected);
});

test.each<[PostedFields, CheckedValue]>([
  [{ q: [':other', 'b'], 'q.other': ['Step'] }, { value: ['b', 'other:Step'] }],
  [{ q: ['b', ':other'] }, { fault: 'other-missing' }],
])('with words of one’s own: %j', (posted, expected) => {
  expect(
    answerOf(question, kind, {
      options: [{ value: 'a' }, { value: 'b' }, { value: 'c' }],
      settings: { hasOther: true },
    })(posted),
  ).toEqual(expected);
});

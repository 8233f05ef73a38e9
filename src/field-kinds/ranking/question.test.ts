import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ 'q.a': ['2'], 'q.b': ['1'], 'q.c': ['3'] }, { value: ['b', 'a', 'c'] }],
  [{ 'q.a': ['1'], 'q.b': ['1'], 'q.c': ['3'] }, { fault: 'ranking-incomplete' }],
  [{ 'q.a': ['1'], 'q.b': ['2'] }, { fault: 'ranking-incomplete' }],
  [{ 'q.a': ['9'], 'q.b': ['1.5'], 'q.c': ['1'] }, { fault: 'ranking-incomplete' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind, { options: [{ value: 'a' }, { value: 'b' }, { value: 'c' }] })(posted)).toEqual(
    expected,
  );
});

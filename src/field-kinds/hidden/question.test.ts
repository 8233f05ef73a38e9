import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['folder'] }, { value: 'folder' }],
  [{ q: ['x'.repeat(999)] }, { value: 'x'.repeat(300) }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { from: 'address', parameter: 'bron' } })(posted)).toEqual(expected);
});

test.each<[PostedFields, CheckedValue]>([[{ q: ['iets anders'] }, { value: null }]])(
  'fixed, whatever was posted: %j',
  (posted, expected) => {
    expect(answerOf(question, kind, { settings: { from: 'fixed', value: 'vast' } })(posted)).toEqual(expected);
  },
);

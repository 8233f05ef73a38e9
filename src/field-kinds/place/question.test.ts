import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: [' Kade 1,  Vloedhaven '] }, { value: { address: 'Kade 1, Vloedhaven' } }],
  [{ q: ['51,44 3,57'] }, { value: { address: '', latitude: 51.44, longitude: 3.57 } }],
  [{ q: ['51.44, -3.57'] }, { value: { address: '', latitude: 51.44, longitude: -3.57 } }],
  [{ q: ['91.1 3.5'] }, { value: { address: '91.1 3.5' } }],
  [{ q: ['12 3'] }, { value: { address: '12 3' } }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind)(posted)).toEqual(expected);
});

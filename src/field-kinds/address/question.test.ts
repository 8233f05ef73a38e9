import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [
    { 'q.postcode': ['4381bx'], 'q.houseNumber': ['12'], 'q.street': ['Kaaistraat'], 'q.town': ['Vloedhaven'] },
    { value: { postcode: '4381 BX', houseNumber: '12', addition: '', street: 'Kaaistraat', town: 'Vloedhaven' } },
  ],
  [{ 'q.postcode': ['4381bx'], 'q.houseNumber': ['12'] }, { fault: 'address-incomplete' }],
  [{ 'q.postcode': ['438 BX'] }, { fault: 'not-a-postcode' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind)(posted)).toEqual(expected);
});

test.each<[PostedFields, CheckedValue]>([
  [
    { 'q.postcode': ['4381bx'], 'q.houseNumber': ['12'] },
    { value: { postcode: '4381 BX', houseNumber: '12', addition: '', street: '', town: '' } },
  ],
])('by postcode alone: %j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { asks: 'postcode' } })(posted)).toEqual(expected);
});

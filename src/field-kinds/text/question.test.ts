import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ q: [' Hoge  Dijk '] }, { value: 'Hoge Dijk' }],
  [{ q: [''] }, { value: null }],
  [{}, { value: null }],
  [{ q: ['a\0b'] }, { value: 'ab' }],
  [{ q: ['x'.repeat(301)] }, { fault: 'too-long' }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind)(posted)).toEqual(expected);
});

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['4381 bx'] }, { value: '4381 bx' }],
  [{ q: ['438 BX'] }, { fault: 'not-a-postcode' }],
])('as a postcode: %j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { format: 'postcode' } })(posted)).toEqual(expected);
});

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['NL91 ABNA 0417 1643 00'] }, { value: 'NL91 ABNA 0417 1643 00' }],
  [{ q: ['NL92 ABNA 0417 1643 00'] }, { fault: 'not-an-iban' }],
  [{ q: ['x'] }, { fault: 'not-an-iban' }],
])('as an account number: %j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { format: 'iban' } })(posted)).toEqual(expected);
});

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['0123'] }, { value: '0123' }],
  [{ q: ['12a'] }, { fault: 'not-digits' }],
])('of digits: %j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { format: 'digits' } })(posted)).toEqual(expected);
});

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['12345678'] }, { value: '12345678' }],
  [{ q: ['1234567'] }, { fault: 'not-a-chamber-number' }],
])('of the chamber of commerce: %j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { format: 'chamberNumber' } })(posted)).toEqual(expected);
});

test.each<[PostedFields, CheckedValue]>([
  [{ q: ['ab'] }, { fault: 'too-short' }],
  [{ q: ['abc'] }, { value: 'abc' }],
  [{ q: ['abcdef'] }, { fault: 'too-long' }],
])('between lengths: %j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { minLength: 3, maxLength: 5 } })(posted)).toEqual(expected);
});

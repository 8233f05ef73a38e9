import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [{ 'q.from': ['17-11-2026'], 'q.until': ['2026-11-20'] }, { value: { from: '2026-11-17', until: '2026-11-20' } }],
  [{ 'q.from': ['2026-11-20'] }, { fault: 'period-incomplete' }],
  [{ 'q.from': ['2026-11-20'], 'q.until': ['2026-11-19'] }, { fault: 'end-before-start' }],
  [{ 'q.from': ['2026-11-16'], 'q.until': ['2026-11-19'] }, { fault: 'too-early' }],
  [{ 'q.from': ['morgen'], 'q.until': ['2026-11-19'] }, { fault: 'not-a-date' }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { min: 'today' } })(posted)).toEqual(expected);
});

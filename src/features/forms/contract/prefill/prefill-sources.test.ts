import { expect, test } from 'vitest';
import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import { canStartWith } from './prefill-sources.ts';

const asked = (name: string, more: object = {}) =>
  ({ kind: { name, ...('hasOptions' in more && { hasOptions: true }) }, ...more }) as unknown as QuestionKind;

test.each([
  [asked('text'), 'text', true],
  [asked('text'), 'phone', true],
  [asked('text'), 'number', false],
  [asked('email'), 'email', true],
  [asked('email'), 'text', false],
  [asked('date'), 'date', true],
  [asked('choice', { hasOptions: true }), 'choice', false],
  [asked('calculated', { derive: () => 1 }), 'calculated', false],
  [asked('heading', { isLayout: true }), 'heading', false],
  [asked('repeatGroup', { holdsQuestions: true }), 'repeatGroup', false],
  [undefined, 'text', false],
])('%o starts with a value of %s: %s', (question, kind, expected) => {
  expect(canStartWith(question, { key: 'x', kind })).toBe(expected);
});

import { expect, test } from 'vitest';
import { criteriaIn, criterionUrl, europeanClause, isCriterion } from './wcag-criteria.ts';

test.each([
  ['1.1.1', true],
  ['1.4.10', true],
  ['2.4.11', true],
  // Of level AAA, gone since 2.2, and never there.
  ['1.4.6', false],
  ['4.1.1', false],
  ['1.1', false],
  ['toString', false],
])('%s is a criterion of level A or AA: %s', (number, expected) => {
  expect(isCriterion(number)).toBe(expected);
});

test('a criterion has an explanation, and a number in EN 301 549', () => {
  expect(criterionUrl('1.4.3')).toBe('https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html');
  expect(europeanClause('1.4.3')).toBe('9.1.4.3');
});

test.each([
  ['1.4.3', ['1.4.3']],
  ['1.4.3, 2.4.7;3.1.2  1.4.3', ['1.4.3', '2.4.7', '3.1.2']],
  // As EN 301 549 counts.
  ['9.1.4.3', ['1.4.3']],
  [' ', []],
  ['contrast', ['contrast']],
])('%j names %j', (typed, expected) => {
  expect(criteriaIn(typed)).toEqual(expected);
});

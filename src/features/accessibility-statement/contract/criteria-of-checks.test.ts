import { expect, test } from 'vitest';
import { findingKinds } from '#features/pages/contract/checks/finding.ts';
import { criteriaOfCheck } from './criteria-of-checks.ts';
import { isCriterion } from './wcag-criteria.ts';

test.each(findingKinds)('%s names criteria that there are', (kind) => {
  expect(criteriaOfCheck(kind).filter((one) => !isCriterion(one))).toEqual([]);
});

test.each([
  ['alt-missing', ['1.1.1']],
  ['contrast', ['1.4.3']],
  ['sentence-long', []],
  ['language-missing', []],
  ['link-gone', []],
] as const)('%s is about %j', (kind, criteria) => {
  expect(criteriaOfCheck(kind)).toEqual(criteria);
});

import { describe, expect, it } from 'vitest';
import { type BudgetKey, judge } from './budgets.ts';

describe('judge', () => {
  it.each<[BudgetKey, number, boolean]>([
    ['cachedPage', 0.8, true],
    ['cachedPage', 0.79, false],
    ['cachedCall', 0.8, true],
    ['cachedCall', 0.79, false],
    ['freshPage', 0.8, true],
    ['freshPage', 0.79, false],
    ['listToLean', 0.6, true],
    ['listToLean', 0.59, false],
    ['searchToLean', 4, true],
    ['searchToLean', 3.9, false],
    ['listScale', 0.67, true],
    ['listScale', 0.66, false],
    ['secondStart', 1, true],
    ['secondStart', 1.01, false],
    ['idleMemory', 165, true],
    ['idleMemory', 166, false],
    ['scriptsBeforeLoad', 15, true],
    ['scriptsBeforeLoad', 15.1, false],
    ['stylesBeforeLoad', 20, true],
    ['stylesBeforeLoad', 20.1, false],
    ['formSending', 1.5, true],
    ['formSending', 1.51, false],
    ['application', 175, true],
    ['application', 175.1, false],
    ['application', Number.NaN, false],
  ])('%s of %d', (key, value, isMet) => {
    expect(judge(key, value).isMet).toBe(isMet);
  });
});

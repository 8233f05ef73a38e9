import { expect, it } from 'vitest';
import type { LoggedOperation } from '../../contract/operations/operation.ts';
import { createRecentOperations } from './recent-operations.ts';

const operation = (number: number, title = ''): LoggedOperation => ({
  number,
  id: `${number}`,
  by: { id: null, name: '' },
  at: '',
  operation: { kind: 'page', path: ['title', '$lang', 'nl'], value: title },
  inverse: [],
  group: '',
  undoes: null,
});

/** Numbers from one up to another, added one by one. */
function filled(from: number, upTo: number) {
  const recent = createRecentOperations();
  for (let number = from; number <= upTo; number += 1) {
    recent.add('a', { after: number - 1, upTo: number, operations: [operation(number)] });
  }
  const numbers = (after: number, at: number, page = 'a') => recent.since(page, after, at)?.map(({ number }) => number);
  return { recent, numbers };
}

it('has what was done after a number, as far as it saw all of it', () => {
  const { numbers } = filled(5, 8);
  expect(numbers(6, 8)).toEqual([7, 8]);
  expect(numbers(4, 8)).toEqual([5, 6, 7, 8]);
  expect(numbers(3, 8)).toBeUndefined();
});

it('knows nothing of a page that went on elsewhere, nor of another', () => {
  const { numbers } = filled(5, 8);
  expect(numbers(6, 9)).toBeUndefined();
  expect(numbers(6, 8, 'b')).toBeUndefined();
});

it('says that there is nothing new without knowing the page', () => {
  expect(filled(5, 8).numbers(3, 3, 'b')).toEqual([]);
});

it('begins anew after what it did not see', () => {
  const { recent, numbers } = filled(5, 8);
  recent.add('a', { after: 10, upTo: 11, operations: [operation(11)] });
  expect(numbers(10, 11)).toEqual([11]);
  expect(numbers(8, 11)).toBeUndefined();
});

it('passes over numbers that stand for no operation, as publishing does', () => {
  const { recent, numbers } = filled(5, 8);
  recent.add('a', { after: 8, upTo: 10, operations: [operation(9)] });
  expect(numbers(7, 10)).toEqual([8, 9]);
});

it('keeps the last hundred', () => {
  const { numbers } = filled(1, 130);
  expect(numbers(30, 130)).toHaveLength(100);
  expect(numbers(29, 130)).toBeUndefined();
});

it('keeps nothing of what is large, nor what came before it', () => {
  const { recent, numbers } = filled(5, 8);
  recent.add('a', { after: 8, upTo: 9, operations: [operation(9, 'x'.repeat(20_001))] });
  expect(numbers(8, 9)).toBeUndefined();
});

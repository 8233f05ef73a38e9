import { expect, test } from 'vitest';
import { rowAfter } from './next-row.ts';

test.each<[string, string[], string, string | undefined]>([
  ['the one after it', ['a', 'b', 'c'], 'a', 'b'],
  ['of the last the one before', ['a', 'b'], 'b', 'a'],
  ['of an only one none', ['a'], 'a', undefined],
  ['of one that is gone none', ['a'], 'x', undefined],
])('%s', (_, ids, leaving, next) => expect(rowAfter(ids, leaving)).toBe(next));

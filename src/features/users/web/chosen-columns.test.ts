import { describe, expect, it } from 'vitest';
import { defaultColumns, readColumns } from './chosen-columns.ts';

describe('readColumns', () => {
  it.each([
    [null, [...defaultColumns]],
    ['["roles","status"]', ['roles', 'status']],
    ['["status","roles","password"]', ['roles', 'status']],
    ['[]', []],
    ['{"a":1}', [...defaultColumns]],
    ['not json', [...defaultColumns]],
  ])('%s', (stored, columns) => {
    expect(readColumns({ getItem: () => stored })).toEqual(columns);
  });
});

import { expect, test } from 'vitest';
import { guidList } from './guid-list.ts';

// What PostgreSQL itself answers as `select array_send(array[…]::uuid[])`.
test('writes guids as PostgreSQL holds a list of them', () => {
  expect(guidList(['0B5882A8-8313-4fce-88a6-ef914a29cfa6']).toString('hex')).toBe(
    '000000010000000000000b86000000010000000100000010' + '0b5882a883134fce88a6ef914a29cfa6',
  );
  expect(guidList([]).toString('hex')).toBe('000000000000000000000b86');
});

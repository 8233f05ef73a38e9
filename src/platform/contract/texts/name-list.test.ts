import { expect, it } from 'vitest';
import { NameList } from './name-list.ts';

it.each([
  ['List', ['List']],
  ['List, Hero,', ['List', 'Hero']],
  [
    ['List', 'Hero,Text'],
    ['List', 'Hero', 'Text'],
  ],
  ['', []],
])('%j names %j', (sent, names) => {
  expect(NameList.parse(sent)).toEqual(names);
});

it('has an end', () => {
  expect(NameList.safeParse('x'.repeat(2001)).success).toBe(false);
  expect(NameList.safeParse(Array.from({ length: 101 }, () => 'x')).success).toBe(false);
});

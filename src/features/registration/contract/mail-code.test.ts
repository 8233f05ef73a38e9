import { expect, it } from 'vitest';
import { readMailCode, writtenMailCode } from './mail-code.ts';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['123\u00a0456', '123456'],
  ['000000', '000000'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['١٢٣٤٥٦', undefined],
  ['', undefined],
])('reads %j as %j', (typed, code) => {
  expect(readMailCode(typed)).toBe(code);
});

it('writes a code in two groups that are read back', () => {
  expect(writtenMailCode('012345')).toBe('012 345');
  expect(readMailCode(writtenMailCode('012345'))).toBe('012345');
});

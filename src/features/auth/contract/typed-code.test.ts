import { describe, expect, it } from 'vitest';
import { readCode } from './typed-code.ts';

describe('a typed code', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['123-456', { kind: 'app', code: '123456' }],
    ['ab2cd-ef3gh', { kind: 'recovery', code: 'ab2cd-ef3gh' }],
    ['AB2CD EF3GH', { kind: 'recovery', code: 'ab2cd-ef3gh' }],
    ['ab2cdef3gh', { kind: 'recovery', code: 'ab2cd-ef3gh' }],
    ['2345678923', { kind: 'recovery', code: '23456-78923' }],
    ['12345', undefined],
    ['1234567', undefined],
    ['ab1cd-ef0gh', undefined],
    ['ab2cd-ef3g', undefined],
    ['', undefined],
    ["' or 1=1 --", undefined],
  ])('%j', (typed, read) => expect(readCode(typed)).toEqual(read));
});

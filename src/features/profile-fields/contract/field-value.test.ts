import { describe, expect, it } from 'vitest';
import type { FieldType } from './field-type.ts';
import { checkFieldValue, type FieldValue, type ValueFault } from './field-value.ts';

const options = [{ value: 'a' }, { value: 'b' }, { value: 'c' }];
const field = (type: FieldType, required = false) => ({ type, required, options });

describe('a value that is kept', () => {
  it.each<[FieldType, unknown, FieldValue]>([
    ['text', ' Team  Haven\n ', 'Team Haven'],
    ['longText', ' een\n\ntwee ', 'een\n\ntwee'],
    ['email', 'Noor@Vloedhaven.EXAMPLE', 'noor@vloedhaven.example'],
    ['phone', '+31 (0)6-12 34 56 78', '+31 (0)6-12 34 56 78'],
    ['url', 'https://vloedhaven.nl/team', 'https://vloedhaven.nl/team'],
    ['number', 0, 0],
    ['number', -2.5, -2.5],
    ['date', '2024-02-29', '2024-02-29'],
    ['choice', 'b', 'b'],
    ['manyChoice', ['c', 'a', 'c'], ['a', 'c']],
    ['yesNo', false, false],
    ['text', '   ', null],
    ['manyChoice', [], null],
    ['number', null, null],
  ])('%s: %j', (type, given, value) => {
    expect(checkFieldValue(field(type), given)).toEqual({ value });
  });
});

describe('a value that is refused', () => {
  it.each<[FieldType, unknown, ValueFault]>([
    ['text', 'x'.repeat(301), 'too-long'],
    ['longText', 'x'.repeat(4001), 'too-long'],
    ['text', 5, 'wrong-kind'],
    ['text', ['a'], 'wrong-kind'],
    ['text', { a: 1 }, 'wrong-kind'],
    ['email', 'noor', 'not-an-email'],
    ['phone', '12345', 'not-a-phone'],
    ['phone', 'bel mij', 'not-a-phone'],
    ['phone', '1'.repeat(17), 'not-a-phone'],
    ['url', 'vloedhaven.nl', 'not-a-url'],
    ['url', 'https://127.0.0.1/', 'not-a-url'],
    ['url', 'javascript:alert(1)', 'not-a-url'],
    ['number', '5', 'wrong-kind'],
    ['number', Number.NaN, 'not-a-number'],
    ['number', 1e13, 'not-a-number'],
    ['date', '2023-02-29', 'not-a-date'],
    ['date', '29-02-2024', 'not-a-date'],
    ['choice', 'z', 'unknown-option'],
    ['choice', ['a'], 'wrong-kind'],
    ['manyChoice', ['a', 'z'], 'unknown-option'],
    ['manyChoice', 'a', 'wrong-kind'],
    ['yesNo', 'true', 'wrong-kind'],
  ])('%s: %j', (type, given, fault) => {
    expect(checkFieldValue(field(type), given)).toEqual({ fault });
  });

  it.each<[FieldType, unknown]>([
    ['text', '  '],
    ['manyChoice', []],
    ['number', null],
    ['yesNo', undefined],
  ])('%s that is required: %j', (type, given) => {
    expect(checkFieldValue(field(type, true), given)).toEqual({ fault: 'required' });
  });
});

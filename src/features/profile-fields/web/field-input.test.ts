import { describe, expect, it } from 'vitest';
import { keyOfLabel, readyInput, startOf } from './field-input.ts';

describe('the key of a label', () => {
  it.each([
    ['Team', 'team'],
    ['Mijn team', 'mijnTeam'],
    ['Café & thee', 'cafeThee'],
    ['2e adres', 'eAdres'],
  ])('%s is %s', (label, key) => {
    expect(keyOfLabel(label)).toBe(key);
  });
});

it('sends what the type has, and nothing else', () => {
  const options = [
    { value: 'a', label: { nl: 'A', en: '' } },
    { value: 'b', label: { nl: ' ', en: '' } },
  ];
  const input = { ...startOf(undefined), label: { nl: 'Vervoer', en: '' }, options, inputType: 'radio' as const };
  expect(readyInput(input)).toMatchObject({ key: 'vervoer', inputType: 'input', options: [] });
  expect(readyInput({ ...input, type: 'choice' })).toMatchObject({ inputType: 'radio', options: [{ value: 'a' }] });
});

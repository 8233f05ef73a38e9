import { describe, expect, test } from 'vitest';
import { evaluateExpression } from './evaluate-expression.ts';
import { parseExpression } from './parse-expression.ts';

const answers: Record<string, unknown> = {
  aantal: 3,
  prijs: 12.5,
  soort: 'gevaarlijk',
  gekozen: ['a', 'b'],
  bedragen: [10, 20.5],
  tekst: 'veel',
  cijfers: '1,5',
  akkoord: true,
  vreemd: { a: 1 },
};

function outcomeOf(text: string): number | undefined {
  const { expression } = parseExpression(text);
  return expression && evaluateExpression(expression, (id) => answers[id]);
}

test.each<[string, number | undefined]>([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 - 3 - 2', 5],
  ['12 / 3 / 2', 2],
  ['-2 * -3', 6],
  ['1,5 + 1.5', 3],
  ['{aantal} * {prijs}', 37.5],
  ['{weg} + 1', 1],
  ['{cijfers} * 2', 3],
  ['{akkoord} * 5', 5],
  ['{vreemd} + 1', 1],
  ['sum({bedragen}; 1)', 31.5],
  ['max({bedragen}; 15)', 20.5],
  ['min(3; 2; 5)', 2],
  ['count({gekozen})', 2],
  ['abs(-4)', 4],
  ['round(1,005; 2)', 1.01],
  ['round(-2,5)', -3],
  ['round(1234,5)', 1235],
  ['if({aantal} > 2; 10; 20)', 10],
  ['IF({soort} = "Gevaarlijk"; 1; 0)', 1],
  ['if({gekozen} = "b"; 1; 0)', 1],
  ['if({soort} <> "rustig"; 1; 0)', 1],
  ['if({aantal} > 0; 100 / {aantal}; 0)', 100 / 3],
  ['if(1 = 2; 1 / 0; 4)', 4],
  ['and(1 < 2; 2 <= 2; not(0))', 1],
  ['or(1 > 2; 2 >= 3)', 0],
  ['1 / 0', undefined],
  ['0 / 0', undefined],
  ['{tekst} + 1', undefined],
])('%s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected);
});

describe('what is no expression says where', () => {
  test.each<[string, string, number]>([
    ['', 'empty', 0],
    ['   ', 'empty', 0],
    ['1 +', 'unexpected', 3],
    ['1 2', 'unexpected', 2],
    ['(1', 'unexpected', 2],
    ['{Aantal}', 'unexpected', 0],
    ['{aantal', 'unexpected', 0],
    ['"open', 'unexpected', 0],
    ['1 < 2 < 3', 'unexpected', 6],
    ['alert(1)', 'unknown-name', 0],
    ['constructor(1)', 'unknown-name', 0],
    ['process.exit(1)', 'unexpected', 7],
    ['if(1; 2)', 'wrong-number-of-values', 0],
    ['round(1; 2; 3)', 'wrong-number-of-values', 0],
    ['1 + \u202e2', 'unexpected', 4],
    ['1; 2', 'unexpected', 1],
  ])('%j', (text, code, at) => {
    expect(parseExpression(text).fault).toEqual({ code, at });
  });

  test.each<[string, string]>([
    ['(((', `${'('.repeat(900)}1${')'.repeat(900)}`],
    ['---', `${'-'.repeat(1500)}1`],
    ['abs(abs(', `${'abs('.repeat(300)}1${')'.repeat(300)}`],
  ])('%s and so on is too deep', (_, text) => {
    expect(parseExpression(text).fault?.code).toBe('too-deep');
  });

  test('a book is too long', () => {
    expect(parseExpression('1+'.repeat(5000)).fault?.code).toBe('too-long');
  });
});

import { describe, expect, it } from 'vitest';
import { isAllowedAddress, isDomainRule } from './allowed-domain.ts';

describe('allowed e-mail domains', () => {
  it.each<[string, string[], boolean]>([
    ['a@gemeente.example', [], true],
    ['a@gemeente.example', ['gemeente.example'], true],
    ['a@Gemeente.Example', ['GEMEENTE.example'], true],
    ['a@gemeente.example', ['elders.example', 'gemeente.example'], true],
    ['a@elders.example', ['gemeente.example'], false],
    ['a@werk.gemeente.example', ['gemeente.example'], false],
    ['a@werk.gemeente.example', ['.gemeente.example'], true],
    ['a@diep.werk.gemeente.example', ['.gemeente.example'], true],
    ['a@gemeente.example', ['.gemeente.example'], false],
    ['a@valsegemeente.example', ['.gemeente.example'], false],
    ['a@valsegemeente.example', ['gemeente.example'], false],
    ['a@gemeente.example.elders.example', ['gemeente.example'], false],
    ['"a@gemeente.example"@elders.example', ['gemeente.example'], false],
    ['a@münster.example', ['münster.example'], true],
    ['a@xn--mnster-3ya.example', ['münster.example'], true],
    ['a@münster.example', ['xn--mnster-3ya.example'], true],
    ['a@munster.example', ['münster.example'], false],
    ['a@', ['gemeente.example'], false],
    ['a@gemeente.example/../elders', ['gemeente.example'], false],
    ['a@gemeente.example', ['geen domein'], false],
  ])('%s with %j: %s', (address, rules, allowed) => {
    expect(isAllowedAddress(address, rules)).toBe(allowed);
  });

  it.each([
    ['gemeente.nl', true],
    ['.gemeente.nl', true],
    ['münster.example', true],
    ['gemeente', false],
    ['..gemeente.nl', false],
    ['@gemeente.nl', false],
    ['https://gemeente.nl', false],
    ['gemeente.nl/pad', false],
    ['', false],
  ])('%s as a rule: %s', (rule, isRule) => {
    expect(isDomainRule(rule)).toBe(isRule);
  });
});

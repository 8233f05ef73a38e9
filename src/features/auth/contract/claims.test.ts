import { describe, expect, it } from 'vitest';
import { groupClaim, rolesByClaim, textClaim } from './claims.ts';

describe('a claim as text', () => {
  it.each([
    [{ given_name: ' Cato ' }, 'given_name', 'Cato'],
    [{ given_name: ['Cato', 'C.'] }, 'given_name', 'Cato'],
    [{ given_name: 5 }, 'given_name', ''],
    [{}, 'given_name', ''],
    [{ '': 'x' }, '', ''],
  ])('%j', (claims, name, text) => expect(textClaim(claims, name)).toBe(text));
});

describe('a claim of groups', () => {
  it.each([
    [{ groups: ['a', 'b', 7] }, ['a', 'b']],
    [{ groups: 'a, b c' }, ['a', 'b', 'c']],
    [{ groups: { a: true } }, []],
    [{}, []],
  ])('%j', (claims, groups) => expect(groupClaim(claims, 'groups')).toEqual(groups));
});

describe('roles by claim', () => {
  const roles = [
    { value: 'redactie', roleId: '1' },
    { value: 'pers', roleId: '1' },
    { value: 'bestuur', roleId: '2' },
  ];
  it.each([
    ['groups', ['redactie'], { has: ['1'], hasNot: ['2'] }],
    ['groups', ['pers', 'redactie', 'bestuur'], { has: ['1', '2'], hasNot: [] }],
    ['groups', ['anders'], { has: [], hasNot: ['1', '2'] }],
    ['', ['redactie'], { has: [], hasNot: [] }],
  ])('%s %j', (roleClaim, groups, result) => expect(rolesByClaim({ groups }, { roleClaim, roles })).toEqual(result));
});

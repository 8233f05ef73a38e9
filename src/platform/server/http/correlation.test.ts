import { describe, expect, it } from 'vitest';
import { correlationIdOf } from './correlation.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('correlationIdOf', () => {
  it.each(['abcd1234', '0b54f1f2-6a7c-4a57-9d0c-6c4a3f2e1d00', 'A_b-'.repeat(16)])('takes over %s', (id) => {
    expect(correlationIdOf(id)).toBe(id);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['too short', 'abc1234'],
    ['too long', 'a'.repeat(65)],
    ['a new line', 'abcd1234\nforged: line'],
    ['other characters', 'abcd 1234'],
    ['more than one', ['abcd1234', 'efgh5678']],
  ])('makes a new one for %s', (_, header) => {
    expect(correlationIdOf(header)).toMatch(uuid);
  });
});

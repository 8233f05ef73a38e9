import { describe, expect, it } from 'vitest';
import { parseWho, WhoText } from './who.ts';

const id = '8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10';

describe('as whom to view the site', () => {
  it.each([
    ['visitor', { kind: 'visitor' }],
    ['member', { kind: 'member' }],
    [`role:${id}`, { kind: 'role', id }],
    [`user:${id}`, { kind: 'user', id }],
    [`user:${id.replaceAll('-', '')}`, { kind: 'user', id }],
  ] as const)('%s', (text, who) => {
    expect(WhoText.safeParse(text).success).toBe(true);
    expect(parseWho(text)).toEqual(who);
  });

  it.each(['', 'admin', 'role:', 'role:x', `system:${id}`, `role:${id}x`, 'visitor '])('not %j', (text) => {
    expect(WhoText.safeParse(text).success).toBe(false);
  });
});

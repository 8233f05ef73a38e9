import { describe, expect, it } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { renewSession } from './renew-session.ts';

const hour = 60 * 60 * 1000;

describe('renewing the session', () => {
  it.each([
    ['the first time', [0], 1],
    ['twice in a day', [0, 23 * hour], 1],
    ['a day later', [0, 24 * hour], 2],
    ['each day', [0, 24 * hour, 48 * hour], 3],
  ])('%s', async (_, moments, times) => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const asked: string[] = [];
    const call = (async ({ path }: { path: string }) => void asked.push(path)) as unknown as Call;
    for (const moment of moments) await renewSession(call, storage, new Date(Date.UTC(2026, 10, 15) + moment));
    expect(asked).toEqual(Array(times).fill('/api/auth/get-session'));
  });

  it('is tried again when it failed', async () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    await expect(
      renewSession((() => Promise.reject(new Error('no'))) as unknown as Call, storage, new Date()),
    ).rejects.toThrow('no');
    expect(kept.size).toBe(0);
  });
});

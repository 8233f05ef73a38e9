import { describe, expect, it } from 'vitest';

const {
  seedOfShare,
  tellShare,
}: {
  seedOfShare(parameters: string[], now?: number): number | undefined;
  tellShare(seed: number | undefined): string;
} = await import(new URL('./test-share.mjs', import.meta.url).href);

const day = (written: string) => seedOfShare([], Date.parse(written));

describe('the share of what is tried', () => {
  it('is the same all day, and the next one the day after', () => {
    expect(day('2026-11-19T23:59:00Z')).toBe(day('2026-11-19T00:01:00Z'));
    expect(day('2026-11-20T00:00:00Z')).toBe(1 + (day('2026-11-19T00:00:00Z') ?? 0));
  });

  it('is that of another run where its seed is given, and everything where that is asked', () => {
    expect(seedOfShare(['--without-browser', '--seed=20411'])).toBe(20_411);
    expect(seedOfShare(['--all'])).toBeUndefined();
    expect(seedOfShare(['--all', '--seed=3'])).toBeUndefined();
  });

  it.each(['--seed=', '--seed=today', '--seed=-1', '--seed=1.5'])('is nothing that can be made of %s', (given) => {
    expect(() => seedOfShare([given])).toThrow('A seed is a number');
  });

  it('tells how to try the same again', () => {
    expect(tellShare(20_411)).toContain('--seed=20411');
    expect(tellShare(undefined)).toBe('Everything is tried.');
  });
});

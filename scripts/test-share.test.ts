import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const {
  seedOfShare,
  storiesOfEveryRun,
  storiesOfRun,
  storyShares,
  tellShare,
}: {
  seedOfShare(parameters: string[], now?: number): number | undefined;
  storiesOfEveryRun: string[];
  storiesOfRun(names: string[], seed: number | undefined): string[];
  storyShares: number;
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

describe('the stories of a run', () => {
  const all = readdirSync(new URL('../e2e/stories', import.meta.url)).filter((name) => name.endsWith('.spec.ts'));
  const days = Array.from({ length: storyShares }, (_, day) => storiesOfRun(all, 20_411 + day));

  it('are all of them within as many days as there are shares, and no other twice than those of every run', () => {
    const told = days.flat();
    expect(new Set(told)).toEqual(new Set(all));
    expect(told.filter((name, index) => told.indexOf(name) !== index)).toEqual(
      expect.arrayContaining([...storiesOfEveryRun]),
    );
    expect(told).toHaveLength(all.length + (storyShares - 1) * storiesOfEveryRun.length);
  });

  it('are about the same number each day', () => {
    const counts = days.map(({ length }) => length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it('are all of them where everything is tried', () => {
    expect(storiesOfRun(all, undefined)).toEqual([...all].sort());
  });
});

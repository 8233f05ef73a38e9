import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ofSomePages } from './browser-chunks.ts';
import { entryModules } from './chunk-audiences.ts';

const modules = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' }).map(
  (file) => `/src/${file}`,
);

/** One pattern for each way through the groups of one: `a(?:b|c)` as `ab` and `ac`. */
function waysOf(pattern: string): string[] {
  const group = /\(\?:([^()]*)\)(?![?*+])/.exec(pattern);
  if (group === null) return [pattern];
  const [before, after] = [pattern.slice(0, group.index), pattern.slice(group.index + group[0].length)];
  return [...new Set((group[1] ?? '').split('|').flatMap((way) => waysOf(`${before}${way}${after}`)))];
}

describe('a pattern by which scripts are cut', () => {
  it('is tried in each of its ways', () => {
    expect(waysOf('/(?:a|b(?:c|d))/e')).toEqual(['/a/e', '/bc/e', '/bd/e']);
  });

  it.each([...entryModules, ...ofSomePages].map(([name, { source }]) => [name, source]))(
    '%s: %s names modules that are there',
    (_, source) => {
      const idle = source
        .split(/\|(?![^(]*\))/)
        .flatMap(waysOf)
        .filter((way) => !modules.some((module) => new RegExp(way).test(module)));
      expect(idle).toEqual([]);
    },
  );
});

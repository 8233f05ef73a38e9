import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { libraries } from '../src/app/server/built-libraries.ts';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, unknown>;
};

describe('the libraries that are built as one file', () => {
  it.each(libraries)('%s is there in one version, because one file answers to the name for everyone', (name) => {
    const places = Object.keys(lock.packages).filter((place) => place.endsWith(`node_modules/${name}`));
    expect(places).toEqual([`node_modules/${name}`]);
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

interface BuiltCode {
  load(file: string): Record<string, (...given: unknown[]) => unknown>;
  keep(): void;
}

// The scripts that start everything are plain JavaScript, without types.
const { BuiltCode } = (await import(new URL('./built-code.mjs', import.meta.url).href)) as {
  BuiltCode: new (folder: string) => BuiltCode;
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plein-built-'));
  writeFileSync(
    join(folder, 'start.cjs'),
    "const other = require('./other.cjs');\nexports.add = (a, b) => other.sum([a, b]);\nexports.join = require('node:path').join;\nexports.here = () => __filename;",
  );
  writeFileSync(join(folder, 'other.cjs'), 'exports.sum = (all) => all.reduce((a, b) => a + b, 0);');
});

afterEach(() => rmSync(folder, { recursive: true }));

const open = () => new BuiltCode(join(folder, 'compiled'));
const load = (code: BuiltCode) => code.load(join(folder, 'start.cjs'));

/** Whether what is kept of this file is written anew by a start that ends now: it was not of use. */
function isWrittenAgain(name: string, code: BuiltCode): boolean {
  const { ino } = statSync(compiled(name));
  code.keep();
  return statSync(compiled(name)).ino !== ino;
}

/** The only file with what was compiled of this one. */
function compiled(name: string): string {
  const [version = ''] = readdirSync(join(folder, 'compiled'));
  return join(folder, 'compiled', version, name);
}

test('runs what was built, with what stands beside it and what is installed', () => {
  const code = open();
  const start = load(code);
  expect(start.add?.(2, 3)).toBe(5);
  expect(start.join?.('a', 'b')).toBe(join('a', 'b'));
  expect(start.here?.()).toBe(join(folder, 'start.cjs'));
  expect(load(code)).toBe(start);
});

test('keeps what was compiled, with the functions that were called, for the next start', () => {
  const first = open();
  load(first);
  first.keep();
  const uncalled = readFileSync(compiled('other.cjs')).length;
  rmSync(join(folder, 'compiled'), { recursive: true });
  const second = open();
  load(second).add?.(2, 3);
  second.keep();
  expect(readFileSync(compiled('other.cjs')).length).toBeGreaterThan(uncalled);
  const third = open();
  expect(load(third).add?.(2, 3)).toBe(5);
  expect(isWrittenAgain('other.cjs', third)).toBe(false);
});

test('keeps more when more was compiled since, also where a start was given what was kept, and never less', () => {
  const first = open();
  load(first);
  first.keep();
  load(first).add?.(2, 3);
  expect(isWrittenAgain('other.cjs', first)).toBe(true);
  expect(isWrittenAgain('other.cjs', first)).toBe(false);
  // Another text: V8 remembers in one process what it compiled of this one.
  writeFileSync(join(folder, 'other.cjs'), 'exports.sum = (all) => all.reduce((a, b) => b + a, 0);');
  const uncalled = open();
  load(uncalled);
  uncalled.keep();
  const second = open();
  load(second).add?.(2, 3);
  expect(isWrittenAgain('other.cjs', second)).toBe(true);
  const third = open();
  load(third);
  expect(isWrittenAgain('other.cjs', third)).toBe(false);
});

test.each([
  [
    'of another text',
    () => writeFileSync(join(folder, 'other.cjs'), 'exports.sum = (all) => all.reduce((a, b) => a * b, 1);'),
  ],
  ['that is damaged', () => writeFileSync(compiled('other.cjs'), readFileSync(compiled('other.cjs')).fill(7, 90, 100))],
  ['that is cut off', () => writeFileSync(compiled('other.cjs'), readFileSync(compiled('other.cjs')).subarray(0, 5))],
])('compiles anew in place of using what was kept %s', (what, happen) => {
  const first = open();
  load(first).add?.(2, 3);
  first.keep();
  happen();
  const next = open();
  expect(load(next).add?.(2, 3)).toBe(what === 'of another text' ? 6 : 5);
  expect(isWrittenAgain('other.cjs', next)).toBe(true);
});

test('does without where nothing can be written', () => {
  writeFileSync(join(folder, 'compiled'), 'a file where the folder should be');
  const code = open();
  expect(load(code).add?.(2, 3)).toBe(5);
  expect(() => code.keep()).not.toThrow();
});

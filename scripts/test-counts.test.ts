import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Counts {
  passed: number;
  failed: number;
}

const counts: {
  countVitest(file: string, code: number): Counts;
  countPlaywright(file: string, code: number): Counts;
  flakyTests(file: string): string[];
  failedStories(file: string): string[];
  failedVitest(file: string): string[];
  countLine(output: string, code: number): Counts;
  summary(total: Counts): string;
  sum(results: Counts[]): Counts;
} = await import(new URL('./test-counts.mjs', import.meta.url).href);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plein-counts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('countVitest', () => {
  const loaded = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const unloaded = { status: 'failed', assertionResults: [] };

  it.each([
    ['all pass', { numTotalTests: 3, numPassedTests: 3, testResults: [loaded] }, 0, { passed: 3, failed: 0 }],
    ['one fails', { numTotalTests: 3, numPassedTests: 2, testResults: [failing] }, 1, { passed: 2, failed: 1 }],
    [
      'a skipped test fails',
      { numTotalTests: 3, numPassedTests: 2, testResults: [loaded] },
      0,
      { passed: 2, failed: 1 },
    ],
    [
      'a file does not load',
      { numTotalTests: 3, numPassedTests: 3, testResults: [loaded, unloaded] },
      1,
      { passed: 3, failed: 1 },
    ],
    [
      'an error outside a test',
      { numTotalTests: 3, numPassedTests: 3, testResults: [loaded] },
      1,
      { passed: 3, failed: 1 },
    ],
    ['no tests at all', { numTotalTests: 0, numPassedTests: 0, testResults: [] }, 0, { passed: 0, failed: 1 }],
  ])('%s', (_name, report, code, expected) => {
    expect(counts.countVitest(reportFile(report), code)).toEqual(expected);
  });

  it('fails without a report', () => {
    expect(counts.countVitest(join(folder, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('failedVitest', () => {
  it('names each failed test with the first line of why, and a file that did not load', () => {
    const failed = { status: 'failed', fullName: 'adds up', failureMessages: ['Error: 2 is not 3\n    at here'] };
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, failed] },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module\nat there', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(counts.failedVitest(reportFile(report))).toEqual([
      'a.test.ts › adds up: Error: 2 is not 3',
      'b.test.ts: Cannot find module',
    ]);
  });

  it('names nothing without a report', () => {
    expect(counts.failedVitest(join(folder, 'absent.json'))).toEqual([]);
  });
});

describe('countPlaywright', () => {
  it.each([
    ['all pass', { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, 0, { passed: 4, failed: 0 }],
    ['flaky passes', { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }, 0, { passed: 5, failed: 0 }],
    ['skipped fails', { expected: 4, unexpected: 1, flaky: 0, skipped: 1 }, 1, { passed: 4, failed: 2 }],
    ['no tests at all', { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, 0, { passed: 0, failed: 1 }],
  ])('%s', (_name, stats, code, expected) => {
    expect(counts.countPlaywright(reportFile({ stats }), code)).toEqual(expected);
  });
});

describe('flakyTests', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', line: 7, tests: [{ status }] });

  it('names what passed at its second try, at any depth', () => {
    const report = {
      suites: [
        {
          specs: [spec('steady', 'expected'), spec('shaky', 'flaky')],
          suites: [{ specs: [spec('deep', 'flaky'), spec('broken', 'unexpected')] }],
        },
      ],
    };
    expect(counts.flakyTests(reportFile(report))).toEqual(['a.spec.ts:7 shaky', 'a.spec.ts:7 deep']);
    expect(counts.failedStories(reportFile(report))).toEqual(['a.spec.ts:7 broken']);
  });

  it('names nothing without a report', () => {
    expect(counts.flakyTests(join(folder, 'absent.json'))).toEqual([]);
  });
});

describe('countLine', () => {
  it.each([
    ['the last line counts', 'a\n1 passed, 0 failed\n12 passed, 3 failed\n', 1, { passed: 12, failed: 3 }],
    ['a crash after it', '12 passed, 0 failed\nboom\n', 1, { passed: 12, failed: 1 }],
    ['no line at all', 'Cannot find module', 1, { passed: 0, failed: 1 }],
  ])('%s', (_name, output, code, expected) => {
    expect(counts.countLine(output, code)).toEqual(expected);
  });
});

it('sums up in the words of the last line', () => {
  const parts = [
    { passed: 2, failed: 0 },
    { passed: 40, failed: 1 },
  ];
  expect(counts.summary(counts.sum(parts))).toBe('42 passed, 1 failed');
});

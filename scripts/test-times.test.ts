import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { storyTimes, vitestTimes }: { storyTimes(file: string): string[]; vitestTimes(file: string): string[] } =
  await import(new URL('./test-times.mjs', import.meta.url).href);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plein-times-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const story = (file: string, ...descriptions: (string | undefined)[]) => ({
  file,
  tests: [{ annotations: descriptions.map((description) => ({ type: 'processor time', description })) }],
});
const noted = (browser: number, server: number, tests: number) => JSON.stringify({ browser, server, tests });

describe('storyTimes', () => {
  it('adds up by part and by file, the dearest first', () => {
    const inner = { specs: [story('b.spec.ts', noted(2, 1, 1))] };
    const outer = { specs: [story('a.spec.ts', noted(1, 0.5, 0.5)), story('b.spec.ts', noted(3, 0, 0))] };
    expect(storyTimes(reportFile({ suites: [{ ...outer, suites: [inner] }] }))).toEqual([
      'Processor time of the stories: 9.0 s (browser 6.0 s, server 1.5 s, tests 1.5 s), most of it in',
      '     7.0 s  b.spec.ts',
      '     2.0 s  a.spec.ts',
    ]);
  });

  it.each([
    ['without a report', join('nowhere', 'report.json')],
    ['where the system does not tell', undefined],
  ])('says nothing %s', (_, missing) => {
    const report = { suites: [{ specs: [story('a.spec.ts', undefined)] }] };
    expect(storyTimes(missing ?? reportFile(report))).toEqual([]);
  });
});

describe('vitestTimes', () => {
  it('names the longest file first', () => {
    const root = join(import.meta.dirname, '..');
    const testResults = [
      { name: join(root, 'src', 'short.test.ts'), startTime: 1000, endTime: 1500 },
      { name: join(root, 'src', 'long.test.ts'), startTime: 1000, endTime: 4000 },
    ];
    expect(vitestTimes(reportFile({ testResults }))).toEqual([
      'The test files took 3.5 s together, longest',
      `     3.0 s  ${join('src', 'long.test.ts')}`,
      `     0.5 s  ${join('src', 'short.test.ts')}`,
    ]);
  });

  it('says nothing without a report', () => {
    expect(vitestTimes(join(folder, 'nowhere.json'))).toEqual([]);
  });
});

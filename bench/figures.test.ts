import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { staticClosure } from './manifest.ts';
import { median } from './median.ts';
import { coresIn } from './pinned-process.ts';
import { familyOf, processorMilliseconds } from './process-family.ts';
import { table } from './table.ts';

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[1, 2, 4, 100], 3],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });
});

describe('coresIn', () => {
  it.each([
    ['0-1', [0, 1]],
    ['0-2,5', [0, 1, 2, 5]],
    ['3', [3]],
    ['', []],
  ])('%j', (list, cores) => {
    expect(coresIn(list)).toEqual(cores);
  });
});

describe('staticClosure', () => {
  it('is the module with all that it imports at once, each once', () => {
    const manifest = {
      app: { file: 'app.js', imports: ['react', 'shared'] },
      shared: { file: 'shared.js', imports: ['react'] },
      react: { file: 'react.js' },
      admin: { file: 'admin.js' },
    };
    expect(staticClosure(manifest, 'app')).toEqual(['/app.js', '/react.js', '/shared.js']);
  });
});

describe('familyOf', () => {
  it('starts with the process itself and finds a child', () => {
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    const [first, ...others] = familyOf(process.pid);
    child.kill();
    expect(first).toBe(process.pid);
    expect(others).toContain(child.pid);
  });
});

describe('processorMilliseconds', () => {
  it('counts the work of a child that has ended, where the system tells', () => {
    const before = processorMilliseconds([process.pid]);
    spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 200_000);']);
    const after = processorMilliseconds([process.pid]);
    if (before === undefined) expect(process.platform).not.toBe('linux');
    else expect(after).toBeGreaterThanOrEqual(before + 200);
  });
});

describe('table', () => {
  it('ends figures in line', () => {
    expect(
      table([
        ['', 'req/s'],
        ['page', '12,345'],
        ['call', '9'],
      ]),
    ).toBe(['       req/s', 'page  12,345', 'call       9'].join('\n'));
  });
});

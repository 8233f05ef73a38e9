import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { variableNames } from '../../src/platform/server/config.ts';

const unit = readFileSync('deploy/plein.service', 'utf8');
const valuesOf = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const firstOf = (name: string) => valuesOf(name)[0];
const settings = new Map(valuesOf('Environment').map((pair) => pair.split('=') as [string, string]));

it('the service sets only what there is to set, and gives Plein time to finish', () => {
  expect([...settings.keys()].filter((name) => !variableNames.includes(name))).toEqual([]);
  expect(Number(firstOf('TimeoutStopSec'))).toBeGreaterThan(Number(settings.get('SHUTDOWN_SECONDS')));
});

it('the service starts a program that is there, on the Node that the packages bring', () => {
  const [node = '', program = ''] = firstOf('ExecStart')?.split(' ') ?? [];
  const home = firstOf('WorkingDirectory') ?? '';
  expect(existsSync(node.replace(`${home}/`, ''))).toBe(true);
  expect(existsSync(program)).toBe(true);
});

it('the service writes nowhere but in its own folder, and gains nothing', () => {
  expect(firstOf('ProtectSystem')).toBe('strict');
  expect(firstOf('ReadWritePaths')).toBe(settings.get('DATA_DIR'));
  expect(firstOf('StateDirectory')).toBe('plein');
  expect(firstOf('DynamicUser')).toBe('yes');
  expect(firstOf('NoNewPrivileges')).toBe('yes');
  expect(firstOf('CapabilityBoundingSet')).toBe('');
  expect(firstOf('MemoryMax')).toMatch(/^\d+G$/);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.runIf(hasSystemd)('systemd reads the service without a remark, and finds it closed enough', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plein-unit-'));
  try {
    const file = join(folder, 'plein.service');
    // Where it will lie there is nothing on this machine.
    writeFileSync(file, unit.replaceAll('/opt/plein', process.cwd()));
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    expect(`${verified.stdout}${verified.stderr}`.split('\n').filter((line) => line.includes('plein.service'))).toEqual(
      [],
    );
    // Its own scale of ten, in tenths of it.
    expect(spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file]).status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

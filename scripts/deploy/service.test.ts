import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variableNames } from '../../src/platform/server/config.ts';
import { type OwnServer, patience, startOwnServer } from '../testing/own-server.ts';

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

describe('a command beside the service (deploy/plein)', { timeout: patience }, () => {
  const command = readFileSync('deploy/plein', 'utf8');
  const properties = [...command.matchAll(/--property="?(\w+)=([^"\s]*)/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));

  it('has the settings, the data and the user of the service, and its Node', () => {
    const different = properties.filter(
      ({ name, value }) => name !== 'ReadWritePaths' && !valuesOf(name).includes(value),
    );
    expect(different).toEqual([]);
    const named = properties.map(({ name, value }) => (name === 'Environment' ? value.split('=')[0] : name));
    expect(named).toEqual(
      expect.arrayContaining([
        'EnvironmentFile',
        'DATA_DIR',
        'WorkingDirectory',
        'User',
        'DynamicUser',
        'StateDirectory',
      ]),
    );
    const [node] = firstOf('ExecStart')?.split(' ') ?? [];
    const [, program = ''] = /^ {2}(\S+ \S+) "\$@"$/m.exec(command) ?? [];
    expect(program).toBe(`${node} scripts/run-command.mjs`);
    expect(existsSync(program.split(' ')[1] ?? '')).toBe(true);
  });

  /** Stands for systemd, which no test can start: what it is asked to set is set, and nothing else is. */
  async function underSystemd(
    work: (run: (...words: string[]) => ReturnType<typeof spawnSync>, own: OwnServer) => void,
  ) {
    const own = await startOwnServer('service');
    const folder = mkdtempSync(join(tmpdir(), 'plein-command-'));
    try {
      await own.installation.platforms.add('vloedhaven', ['www.vloedhaven.example']);
      const write = (name: string, text: string) => writeFileSync(join(folder, name), text, { mode: 0o755 });
      const standIn = resolve('scripts/deploy/testing/systemd-run.mjs');
      write('systemd-run', `#!/bin/sh\nexec ${process.execPath} ${standIn} "$@"\n`);
      write('systemctl', `#!/bin/sh\necho ${own.root}\n`);
      const here = command
        .replaceAll('/opt/plein', process.cwd())
        .replaceAll('/etc/plein', folder)
        .replaceAll('/var/lib/plein', own.root);
      write('plein', here);
      const env = { PATH: `${folder}:${process.env.PATH}` };
      work((...words) => {
        const [settings = '', ...rest] = words;
        write('plein.env', settings);
        return spawnSync(join(folder, 'plein'), rest, { encoding: 'utf8', env, cwd: '/' });
      }, own);
    } finally {
      await own.stop();
      own.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  }

  it('asks the database of the service, and knows what stands in its settings', () =>
    underSystemd((run) => {
      const listed = run('LOG_LEVEL=info\n', 'platform', 'list');
      expect([listed.stderr, listed.status]).toEqual(['', 0]);
      expect(listed.stdout).toContain('www.vloedhaven.example');
      const wrong = run('# A remark\nMETRICS_TOKEN="short"\n', 'platform', 'list');
      expect(wrong.stderr).toContain('METRICS_TOKEN');
      expect(wrong.status).toBe(1);
      expect(run('').status).toBe(2);
    }));
});

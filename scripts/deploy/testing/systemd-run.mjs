import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** As much of systemd-run as a test needs: runs a program with the settings and in the folder of its properties, and no other. */
const words = process.argv.slice(2);
const begin = words.findIndex((word) => !word.startsWith('--'));
const properties = words.slice(0, begin).flatMap((word) => {
  const [, name, value] = /^--property=(\w+)=(.*)$/s.exec(word) ?? [];
  return name === undefined ? [] : [{ name, value }];
});
const valuesOf = (wanted) => properties.flatMap(({ name, value }) => (name === wanted ? [value] : []));
const [program, ...parameters] = words.slice(begin);
const { status } = spawnSync(program, parameters, {
  cwd: valuesOf('WorkingDirectory')[0],
  stdio: 'inherit',
  env: {
    PATH: '/usr/bin:/bin',
    ...Object.fromEntries(valuesOf('Environment').map((pair) => pair.split('='))),
    ...Object.assign(
      {},
      ...valuesOf('EnvironmentFile').map((file) => parseEnv(readFileSync(file.replace(/^-/, ''), 'utf8'))),
    ),
  },
});
process.exitCode = status ?? 1;

import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { preparedRun } from './prepared-run.ts';

type Project = Extract<NonNullable<NonNullable<typeof base.test>['projects']>[number], { test?: unknown }>;

const side = process.env.MUTATE_SIDE;
const project = (base.test?.projects ?? []).find(
  (one): one is Project => typeof one === 'object' && 'test' in one && one.test?.name === side,
);
if (project === undefined) throw new Error(`vitest.config.ts has no project ${side}`);
const { files } = preparedRun();

/** The tests of one side, on the files with their changes in them. */
export default defineConfig({
  ...project,
  plugins: [
    ...(project.plugins ?? []),
    { name: 'changed-files', enforce: 'pre', load: (id) => files[id.split('?')[0] ?? ''] },
  ],
  test: {
    ...project.test,
    // One process, because what was noticed by one file need not be tried on the next.
    maxWorkers: 1,
    isolate: false,
    runner: 'scripts/mutate/mutating-runner.ts',
    // Whoever waits for something that a change has made impossible need not wait long.
    testTimeout: 15_000,
    hookTimeout: 30_000,
    reporters: ['dot'],
  },
});

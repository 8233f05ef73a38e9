import { type File, startTests, type Task, type Test, type VitestRunner } from '@vitest/runner';
import { TestRunner } from 'vitest';
import { keepOutcome, type Outcome, preparedRun } from './prepared-run.ts';

/** What the switches in changed files look at and count in (@stryker-mutator/instrumenter). */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

const known = globalThis as { __stryker__?: Switches; mutationOutcome?: Outcome };
known.__stryker__ ??= {};
known.mutationOutcome ??= { killed: {}, reached: {}, atLoading: [], unrepeatable: {} };
const switches = known.__stryker__;
const outcome = known.mutationOutcome;
const wanted = new Set(preparedRun().mutants.map(({ id }) => id));

/** Tests of one name in one file count as one. */
const keyOf = (task: Task): string => `${task.file.filepath} ${task.fullTestName ?? task.name}`;
const silent = (): void => undefined;
const hooksOf = (file: File): string => `${file.filepath} hooks`;
const hasFailed = (task: Task): boolean =>
  task.result?.state === 'fail' || ('tasks' in task && task.tasks.some(hasFailed));

let runsAgain = 0;

/**
 * The same runner for running a file once more, of which nobody hears. In the same process, because loading all that
 * the server is made of takes longer than its tests.
 */
function runnerAgain(first: TestRunner, chosen: ReadonlySet<string> | 'all'): VitestRunner {
  let isNoticed = false;
  const again: Partial<VitestRunner> = {
    importFile: (path, source) => {
      runsAgain += 1;
      return first.importFile(source === 'collect' ? `${path}?again=${runsAgain}` : path, source);
    },
    onBeforeRunSuite: (suite) => TestRunner.prototype.onBeforeRunSuite.call(first, suite),
    onBeforeRunTask: (test) => {
      if (isNoticed || (chosen !== 'all' && !chosen.has(keyOf(test)))) test.mode = 'skip';
    },
    onAfterRunTask: (test) => {
      if (hasFailed(test)) isNoticed = true;
    },
    onCollectStart: silent,
    onCollected: silent,
    onTaskUpdate: async () => undefined,
    onAfterRunSuite: silent,
    onAfterRunFiles: silent,
  };
  return Object.assign(Object.create(first) as VitestRunner, again);
}

/** Runs each file as it is, and then once more for every change that it reaches and that no test has noticed yet. */
export default class MutatingRunner extends TestRunner {
  override async onBeforeRunSuite(suite: Parameters<TestRunner['onBeforeRunSuite']>[0]): Promise<void> {
    switches.currentTestId = hooksOf(suite.file);
    await super.onBeforeRunSuite(suite);
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    await super.onBeforeRunTask(test);
    switches.currentTestId = keyOf(test);
  }

  override onAfterRunTask(test: Test): void {
    switches.currentTestId = hooksOf(test.file);
    super.onAfterRunTask(test);
  }

  override async onAfterRunFiles(files: File[] = []): Promise<void> {
    super.onAfterRunFiles();
    // What was told of the first run is sent by a timer, and the second ones would take it along.
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const file of files) if (!hasFailed(file)) await this.#runChanged(file);
    switches.currentTestId = undefined;
    outcome.atLoading = Object.keys(switches.mutantCoverage?.static ?? {});
    keepOutcome(outcome);
  }

  async #runChanged(file: File): Promise<void> {
    const reached = new Map<string, { tests: Set<string>; hits: number }>();
    for (const [test, hits] of Object.entries(switches.mutantCoverage?.perTest ?? {})) {
      if (!test.startsWith(`${file.filepath} `)) continue;
      for (const [mutant, count] of Object.entries(hits)) {
        if (!wanted.has(mutant)) continue;
        const one = reached.get(mutant) ?? { tests: new Set(), hits: 0 };
        reached.set(mutant, { tests: one.tests.add(test), hits: one.hits + count });
      }
    }
    for (const [mutant, { tests, hits }] of reached) {
      outcome.reached[mutant] = [...(outcome.reached[mutant] ?? []), file.name];
      if (outcome.killed[mutant] !== undefined) continue;
      const chosen = await this.#chosenTests(file, tests);
      if (chosen === 'none') return;
      if (await this.#fails(file, chosen, mutant, hits)) outcome.killed[mutant] = file.name;
      keepOutcome(outcome);
    }
  }

  readonly #passing = new Map<string, ReadonlySet<string> | 'all' | 'none'>();

  /**
   * Those that reach the change, when they pass by themselves; else all of the file, as when it is reached before any
   * test; else none, when a file cannot be run twice in one process.
   */
  async #chosenTests(file: File, tests: ReadonlySet<string>): Promise<ReadonlySet<string> | 'all' | 'none'> {
    const key = [...tests].sort().join();
    const known = this.#passing.get(key);
    if (known !== undefined) return known;
    const isForAll = tests.has(hooksOf(file)) || (await this.#fails(file, tests));
    const whole = this.#passing.get(file.filepath) ?? ((await this.#fails(file, 'all')) ? 'none' : 'all');
    this.#passing.set(file.filepath, whole);
    if (whole === 'none') outcome.unrepeatable[file.name] = true;
    const chosen = isForAll ? whole : tests;
    this.#passing.set(key, chosen);
    return chosen;
  }

  async #fails(file: File, tests: ReadonlySet<string> | 'all', mutant?: string, hits = 0): Promise<boolean> {
    // A loop that no longer ends is ended by the count.
    const hitLimit = mutant === undefined ? undefined : hits * 100 + 1000;
    Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit, currentTestId: 'again' });
    const ran = await startTests([file.filepath], runnerAgain(this, tests));
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    return ran.some(hasFailed);
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Verdict } from './budgets.ts';
import { chooseCores, pinThisProcess, stopEverything } from './pinned-process.ts';
import { budgetTable } from './report.ts';
import type { Place } from './site.ts';

/** By then it has gone wrong, and says so. */
const longestRun = 30 * 60_000;

/** One part of the benchmark by itself, in a folder that goes with it: what it starts is stopped, however it ends. */
export async function measurePart(name: string, measure: (place: Place) => Promise<Verdict[]>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `plein-bench-${name}-`));
  const tidyUp = async (): Promise<void> => {
    await stopEverything();
    rmSync(folder, { recursive: true, force: true });
  };
  const breakOff = () => void tidyUp().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, breakOff);
  const limit = setTimeout(() => {
    console.error(`Not done after ${longestRun / 60_000} minutes.`);
    breakOff();
  }, longestRun);
  try {
    const begin = performance.now();
    const cores = chooseCores();
    if (cores !== undefined) pinThisProcess(cores.load);
    const verdicts = await measure({ core: cores?.server, folder });
    console.log(`\n${budgetTable(verdicts)}`);
    console.log(`Measured in ${((performance.now() - begin) / 1000).toFixed(0)} s.`);
    process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    clearTimeout(limit);
    await tidyUp();
  }
}

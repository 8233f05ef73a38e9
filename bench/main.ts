import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { judge, judgedConnections, source, type Verdict } from './budgets.ts';
import { type Comparison, compare, warmUp } from './compare.ts';
import { openArena } from './contests.ts';
import { measureFirstVisit } from './first-visit.ts';
import { describeMachine } from './machine.ts';
import { type Memory, memoryOf } from './memory.ts';
import { chooseCores, pinThisProcess } from './pinned-process.ts';
import { type Product, root } from './product.ts';
import { budgetTable, comparisonTable } from './report.ts';
import { measureStarts } from './start-time.ts';

const { values: flags } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

const plan = flags.quick
  ? { connections: [1, 10, 50], rounds: 2, judgedRounds: 3, seconds: 0.8, idleSeconds: 3, starts: 2 }
  : { connections: [1, 10, 50], rounds: 3, judgedRounds: 7, seconds: 1.5, idleSeconds: 10, starts: 3 };

/** What must be undone when the benchmark ends, in whatever way; the last first. */
const closers: (() => unknown)[] = [];
async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void closeAll().finally(() => process.exit(1)));
}

async function measureAll() {
  const machine = describeMachine();
  const cores = chooseCores();
  console.log(`Plein benchmark, Node ${machine.node} on ${machine.processor} with ${machine.cores} cores`);
  if (cores === undefined) {
    console.log(
      'Processes cannot be pinned to a core here, so server and load share all of them: take the figures loosely.',
    );
  } else {
    pinThisProcess(cores.load);
    console.log(`Server and database on core ${cores.server}, load from core ${cores.load}.`);
  }
  const core = cores?.server;
  const folder = mkdtempSync(join(tmpdir(), 'plein-bench-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');

  step('starting');
  const { product, ...starts } = await measureStarts({ dataDir, core, times: plan.starts });
  closers.push(() => product.stop());
  step('idling');
  const idleMemory = await memoryWhenIdle(product);
  step('visiting');
  const firstVisit = await measureFirstVisit(product.port, process.env.CHROMIUM_PATH || undefined);
  const arena = await openArena(product, { core, folder, dataDir });
  closers.push(() => arena.close());

  const comparisons: Comparison[] = [];
  const verdicts: Verdict[] = [];
  for (const contest of arena.contests) {
    step(`warming up: ${contest.name}`);
    await warmUp(contest);
    for (const connections of plan.connections) {
      step(`${contest.name}, ${connections} connections`);
      const isJudged = connections === judgedConnections;
      const rounds = isJudged ? plan.judgedRounds : plan.rounds;
      const comparison = await compare(contest, connections, { rounds, seconds: plan.seconds });
      comparisons.push(comparison);
      if (isJudged) verdicts.push(judge(contest.budget, comparison.ratio));
    }
  }
  const memoryAfterLoad = memoryOf(product.pid);
  verdicts.push(
    judge('secondStart', starts.secondStartSeconds),
    judge('idleMemory', idleMemory.totalMegabytes),
    judge('scriptsBeforeLoad', firstVisit.scriptBytesBeforeLoad / 1000),
    judge('stylesBeforeLoad', firstVisit.styleBytesBeforeLoad / 1000),
    judge('application', firstVisit.applicationBytes / 1000),
  );
  return {
    machine,
    cores,
    isQuick: flags.quick,
    starts,
    idleMemory,
    memoryAfterLoad,
    firstVisit,
    sizes: arena.sizes,
    comparisons,
    verdicts,
  };
}

async function memoryWhenIdle({ pid }: Product): Promise<Memory> {
  await delay(plan.idleSeconds * 1000);
  return memoryOf(pid);
}

/** What it is doing now, on one line that the next overwrites; nothing of it in a log file. */
function step(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

const begin = performance.now();
try {
  const results = await measureAll();
  step('');
  const { comparisons, verdicts, starts, idleMemory, memoryAfterLoad, firstVisit, sizes } = results;
  console.log(`\n${comparisonTable(comparisons)}\n\n${budgetTable(verdicts)}\n`);
  console.log(
    [
      `First start ${starts.firstStartSeconds.toFixed(2)} s; second with npm's own start ${starts.secondStartWithNpmSeconds.toFixed(2)} s.`,
      `Memory: Node ${idleMemory.nodeMegabytes.toFixed(0)} MB, database ${idleMemory.databaseMegabytes.toFixed(0)} MB in ${idleMemory.databaseProcesses} processes; after the load ${memoryAfterLoad.totalMegabytes.toFixed(0)} MB in all.`,
      `Bytes: page ${sizes.page} packed, ${sizes.pageUnpacked} unpacked (the lean program's: ${sizes.leanPageUnpacked}), call ${sizes.call} packed. First visit counted by the ${firstVisit.countedBy}.`,
    ].join('\n'),
  );
  for (const text of warnings(comparisons)) console.log(text);
  const file = join(root, 'bench/results/latest.json');
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ measuredAt: new Date().toISOString(), budgetsFrom: source, ...results }, null, 2)}\n`,
  );
  console.log(
    `Measured in ${((performance.now() - begin) / 1000).toFixed(0)} s; written to bench/results/latest.json.`,
  );
  const missed = verdicts.filter(({ isMet }) => !isMet);
  for (const { name } of missed) console.error(`Missed: ${name} (${source}).`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await closeAll();
}

/** Under a full load the server has its core to itself, or the figures say more about the machine than about Plein. */
function warnings(comparisons: readonly Comparison[]): string[] {
  const judged = comparisons.filter(({ connections }) => connections === judgedConnections);
  const shares = judged.flatMap(({ product, yardstick }) => [product.shareOfCore, yardstick.shareOfCore]);
  const least = Math.min(...shares.filter((share) => share !== undefined));
  if (least >= 0.85) return [];
  return [
    `Something else used the server's core too (it had ${Math.round(least * 100)}% of it): trust the ratios, not the figures.`,
  ];
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { judge, judgedConnections, source, type Verdict } from './budgets.ts';
import { type Comparison, compare, judgedRatio, warmUp } from './compare.ts';
import { openContentContests } from './content.ts';
import { type JudgedContest, openArena } from './contests.ts';
import { measureFirstVisit } from './first-visit.ts';
import { describeMachine } from './machine.ts';
import { memoryOf } from './memory.ts';
import { measurePicture } from './picture.ts';
import { type Cores, chooseCores, pinThisProcess, stopEverything } from './pinned-process.ts';
import { report } from './report.ts';
import { type Results, writeResults } from './results.ts';
import { measureStarts } from './start-time.ts';

const { values: flags } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

const plan = flags.quick
  ? {
      connections: [1, 10, 50],
      rounds: 2,
      judgedRounds: 3,
      seconds: 0.8,
      idleSeconds: 3,
      starts: 2,
      items: { small: 1000, large: 20_000 },
    }
  : {
      connections: [1, 10, 50],
      rounds: 3,
      judgedRounds: 5,
      seconds: 1.2,
      idleSeconds: 10,
      starts: 3,
      items: { small: 1000, large: 100_000 },
    };

const folder = mkdtempSync(join(tmpdir(), 'plein-bench-'));
async function tidyUp(): Promise<void> {
  await stopEverything();
  rmSync(folder, { recursive: true, force: true });
}
let interruption: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interruption ??= tidyUp().finally(() => process.exit(1));
  });
}

function takeCores(): Cores | undefined {
  const cores = chooseCores();
  if (cores === undefined) {
    console.log('Processes cannot be pinned to a core here: server and load share all of them.');
    return undefined;
  }
  pinThisProcess(cores.load);
  console.log(`Server and database on core ${cores.server}, load from core ${cores.load}.`);
  return cores;
}

async function measureAll(): Promise<Results> {
  const machine = describeMachine();
  console.log(`Plein benchmark, Node ${machine.node}, ${machine.processor}, ${machine.cores} cores`);
  const cores = takeCores();
  const core = cores?.server;
  const dataDir = join(folder, 'data');

  console.log('  starting, several times');
  const { product, ...starts } = await measureStarts({ dataDir, core, times: plan.starts });
  console.log(`  doing nothing for ${plan.idleSeconds} s`);
  await delay(plan.idleSeconds * 1000);
  const idleMemory = memoryOf(product.pid);
  console.log('  a first visit');
  const firstVisit = await measureFirstVisit(product.port, process.env.CHROMIUM_PATH || undefined);
  const arena = await openArena(product, { core, folder, dataDir });

  console.log('  a large picture');
  const picture = await measurePicture(product.port, folder);
  const comparisons: Comparison[] = [];
  const verdicts: Verdict[] = [];
  const measure = async (contest: JudgedContest): Promise<void> => {
    console.log(`  ${contest.name}`);
    await warmUp(contest);
    for (const connections of contest.connections ?? plan.connections) {
      const isJudged = connections === judgedConnections;
      const rounds = isJudged ? plan.judgedRounds : plan.rounds;
      const comparison = await compare(contest, connections, { rounds, seconds: plan.seconds });
      comparisons.push(comparison);
      if (isJudged && contest.budget !== undefined) verdicts.push(judge(contest.budget, judgedRatio(comparison)));
    }
  };
  for (const contest of arena.contests) await measure(contest);
  const memoryAfterLoad = memoryOf(product.pid);
  await product.stop();
  console.log(`  filling two sites, with ${plan.items.small} and ${plan.items.large} items`);
  for (const contest of await openContentContests(plan.items, { core, folder })) await measure(contest);
  verdicts.push(
    judge('secondStart', starts.secondStartSeconds),
    judge('idleMemory', idleMemory.totalMegabytes),
    judge('scriptsBeforeLoad', firstVisit.scriptBytesBeforeLoad / 1000),
    judge('stylesBeforeLoad', firstVisit.styleBytesBeforeLoad / 1000),
    judge('application', firstVisit.applicationBytes / 1000),
  );
  const { sizes } = arena;
  return {
    machine,
    cores,
    isQuick: flags.quick,
    starts,
    idleMemory,
    memoryAfterLoad,
    firstVisit,
    sizes,
    picture,
    comparisons,
    verdicts,
  };
}

const begin = performance.now();
try {
  const results = await measureAll();
  console.log(report(results));
  const file = writeResults(results);
  console.log(`Measured in ${((performance.now() - begin) / 1000).toFixed(0)} s; written to ${file}.`);
  const missed = results.verdicts.filter(({ isMet }) => !isMet);
  for (const { name } of missed) console.error(`Missed: ${name} (${source}).`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} catch (error) {
  // What is being measured ends under our hands when we are interrupted, and that is no news.
  await interruption;
  throw error;
} finally {
  await tidyUp();
}

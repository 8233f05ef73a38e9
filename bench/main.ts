import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fetchOk } from './answer.ts';
import { judge, judgedConnections, source, type Verdict } from './budgets.ts';
import { contentContests } from './content.ts';
import { demoContests, type JudgedContest } from './contests.ts';
import { openCrowded } from './crowded.ts';
import { type FirstViews, measureFirstViews } from './first-views.ts';
import { measureFirstVisit } from './first-visit.ts';
import { describeMachine } from './machine.ts';
import { type Measured, measureRow } from './measure-rows.ts';
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
      memorySeconds: 20,
      items: { small: 1000, large: 20_000 },
      crowd: { members: 2000, roles: 200, menu: 500, blocks: 200 },
      firstViews: { warm: 15, views: 30 },
    }
  : {
      connections: [1, 10, 50],
      rounds: 3,
      judgedRounds: 5,
      seconds: 1.2,
      idleSeconds: 10,
      starts: 3,
      memorySeconds: 60,
      items: { small: 1000, large: 100_000 },
      crowd: { members: 20_000, roles: 200, menu: 500, blocks: 200 },
      firstViews: { warm: 20, views: 80 },
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
  const contests = await demoContests(product, { core, folder, dataDir });
  const page = await fetchOk(product.port, '/', { 'accept-encoding': 'gzip' });

  console.log('  a large picture');
  const picture = await measurePicture(product.port, folder);
  const measured: Measured = { comparisons: [], verdicts: [] };
  const { comparisons, verdicts } = measured;
  const roundsAt = (connections: number) => ({
    rounds: connections === judgedConnections ? plan.judgedRounds : plan.rounds,
    seconds: plan.seconds,
  });
  const measure = (contest: JudgedContest): Promise<void> =>
    measureRow(contest, { connections: plan.connections, roundsAt }, measured);
  for (const contest of contests) await measure(contest);
  console.log(`  doing nothing for ${plan.memorySeconds} s`);
  await delay(plan.memorySeconds * 1000);
  const memoryAfterLoad = memoryOf(product.pid);
  await product.stop();
  console.log(`  filling a site with ${plan.crowd.members} members and one with ${plan.crowd.menu} menu items`);
  const crowded = await openCrowded(plan.crowd, { core, folder });
  console.log('  first views');
  const firstViews = await measureFirstViews(crowded.people, plan.firstViews);
  for (const contest of crowded.contests) await measure(contest);
  await crowded.stop();
  console.log(`  filling two sites, with ${plan.items.small} and ${plan.items.large} items`);
  for await (const contest of contentContests(plan.items, { core, folder })) await measure(contest);
  verdicts.push(
    ...verdictOnFirstViews(firstViews),
    judge('secondStart', starts.secondStartSeconds),
    judge('idleMemory', idleMemory.totalMegabytes),
    judge('loadedMemory', memoryAfterLoad.totalMegabytes),
    judge('crowdedMenu', crowded.menuPageBytes / 1000),
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
    firstViews,
    packedPageBytes: page.body.length,
    picture,
    comparisons,
    verdicts,
  };
}

function verdictOnFirstViews({ nodeMilliseconds, databaseMilliseconds }: FirstViews): Verdict[] {
  if (nodeMilliseconds === undefined || databaseMilliseconds === undefined) return [];
  return [judge('firstView', nodeMilliseconds + databaseMilliseconds)];
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

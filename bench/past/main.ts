import { judge, type Verdict } from '../budgets.ts';
import { processorTimes } from '../compare.ts';
import { measurePart } from '../measure-part.ts';
import { median } from '../median.ts';
import { signIn } from '../sign-in.ts';
import { fillSite, largestList, type Place, type Site, startSite, withDatabase } from '../site.ts';
import { table } from '../table.ts';

/** Fewer, for who wants the cost of writing alone: `npm run bench -- past --items=2000`. */
const judgedItems = 100_000;
const items = Number(/^--items=(\d{1,7})$/.exec(process.argv[2] ?? '')?.[1] ?? judgedItems);
const rounds = 6;
const changesInRound = 100;
const looks = 7;

type Headers = Record<string, string>;

const stamp = (moment: Date): string => moment.toISOString().replace(/[-:.Z]/g, '');

async function spentOn(site: Site, work: () => Promise<void>): Promise<{ node: number; database: number }> {
  const parts = { node: site.pid, database: site.database };
  const before = processorTimes(parts);
  await work();
  const after = processorTimes(parts);
  if (before === undefined || after === undefined) return { node: Number.NaN, database: Number.NaN };
  return { node: after.node - before.node, database: after.database - before.database };
}

async function changeTitle(site: Site, headers: Headers, item: string, title: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${site.port}/api/listitem/${item}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title }),
  });
  await answer.text();
  if (!answer.ok) throw new Error(`Changing an item answered ${answer.status}.`);
}

const keepPast = (site: Site, isKept: boolean) =>
  withDatabase(site.dataDir, (client) =>
    client.query(`alter table item ${isKept ? 'enable' : 'disable'} trigger item_passes`),
  );

/** Changes of an item by its call, in turns with its past kept and not: milliseconds of the processor for one. */
async function measureWriting(site: Site, headers: Headers, item: string) {
  const spent = { kept: [] as number[], not: [] as number[] };
  for (let round = 0; round < rounds * 2 + 2; round += 1) {
    const isKept = round % 2 === 0;
    await keepPast(site, isKept);
    const { node, database } = await spentOn(site, async () => {
      for (let at = 0; at < changesInRound; at += 1) await changeTitle(site, headers, item, `Ronde ${round}, ${at}`);
    });
    // The first of both warm up.
    if (round >= 2) spent[isKept ? 'kept' : 'not'].push((node + database) / changesInRound);
  }
  await keepPast(site, true);
  return { kept: median(spent.kept), not: median(spent.not) };
}

/** The page with the largest list as of a moment before those changes, and what PostgreSQL spends on it. */
async function measureLooking(site: Site, headers: Headers, path: string, moment: Date) {
  const address = `http://127.0.0.1:${site.port}/time-machine/${stamp(moment)}${path}`;
  const spent: { node: number; database: number }[] = [];
  for (let at = 0; at < looks; at += 1) {
    spent.push(
      await spentOn(site, async () => {
        const answer = await fetch(address, { headers });
        await answer.text();
        if (!answer.ok) throw new Error(`Looking back answered ${answer.status}.`);
      }),
    );
  }
  return { node: median(spent.map(({ node }) => node)), database: median(spent.map(({ database }) => database)) };
}

async function measureAll({ core, folder }: Place): Promise<Verdict[]> {
  console.log(`  filling a site with ${items} items`);
  const site = await startSite(await fillSite('past', [`--items=${items}`], { core, folder }), core);
  const { item, path } = await largestList(site);
  const headers = await signIn(site.port);
  const moment = new Date();
  console.log('  changing an item, with its past kept and without');
  const writing = await measureWriting(site, headers, item);
  console.log('  the list of an earlier moment');
  const looking = await measureLooking(site, headers, path, moment);
  console.log(
    table([
      ['milliseconds of the processor', ''],
      ['changing an item, its past kept', writing.kept.toFixed(2)],
      ['the same, its past not kept', writing.not.toFixed(2)],
      [`page with a list of ${items} items of an earlier moment, Node`, looking.node.toFixed(0)],
      ['the same, PostgreSQL', looking.database.toFixed(0)],
    ]),
  );
  await site.stop();
  const verdict = judge('pastWriting', writing.kept / writing.not);
  return items === judgedItems ? [verdict, judge('pastLooking', looking.database)] : [verdict];
}

/** `npm run bench -- past`. */
await measurePart('past', measureAll);

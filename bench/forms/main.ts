import { join } from 'node:path';
import { judge, type Verdict } from '../budgets.ts';
import { measurePart } from '../measure-part.ts';
import { type Place, type Site, startSite } from '../site.ts';
import { table } from '../table.ts';
import { startLeanSubmissions } from '../yardstick.ts';
import { type CallTime, measureCalls } from './calls.ts';
import { fillInbox } from './full-inbox.ts';
import { makeLongForm } from './long-form.ts';
import { measureSending } from './sending.ts';
import { measureBuilderTyping } from './typing.ts';

const submissions = 100_000;
const two = (value: number): string => value.toFixed(2);

async function sending(site: Site, core: number | undefined): Promise<Verdict[]> {
  console.log('  sending ten thousand');
  const { guid } = await makeLongForm(site.port);
  const lean = await startLeanSubmissions({ core, dataDir: site.dataDir });
  const { ours, lean: theirs, ratio, nodeRatio } = await measureSending(site, lean, guid);
  await lean.stop();
  console.log(
    table([
      ['milliseconds of the processor for one submission', 'Node', 'PostgreSQL', 'together'],
      ['Plein', two(ours.node), two(ours.database), two(ours.node + ours.database)],
      ['the lean program', two(theirs.node), two(theirs.database), two(theirs.node + theirs.database)],
      ['times', two(nodeRatio), '', two(ratio)],
    ]),
  );
  return [judge('formSending', ratio)];
}

async function reading(site: Site): Promise<Verdict[]> {
  console.log(`  filling an inbox with ${submissions}`);
  const { guid, headers } = await makeLongForm(site.port);
  await fillInbox(site, guid, submissions);
  const calls = await measureCalls(site, guid, headers);
  const rows = [...calls.values()].map(({ name, node, database }) => [name, two(node), two(database)]);
  console.log(table([['milliseconds of the processor for a call', 'Node', 'PostgreSQL'], ...rows]));
  const whole = (name: string): number => wholeOf(calls.get(name));
  return [
    judge('formInbox', whole('inbox, first page with its piles')),
    judge('formDashboard', whole('dashboard, one more since')),
  ];
}

const wholeOf = (call: CallTime | undefined): number => (call === undefined ? Number.NaN : call.node + call.database);

async function typing(site: Site): Promise<Verdict[]> {
  const chromium = process.env.CHROMIUM_PATH;
  if (chromium === undefined) {
    console.log('  without a browser nothing is typed');
    return [];
  }
  console.log('  typing in the builder');
  const { p50, p95, script } = await measureBuilderTyping(site, chromium);
  console.log(
    table([
      ['a key in a form of 300 fields, milliseconds of the main thread', 'p50', 'p95', 'scripts'],
      ['', two(p50), two(p95), two(script)],
    ]),
  );
  return [judge('builderKey', p50)];
}

async function measureAll({ core, folder }: Place): Promise<Verdict[]> {
  const site = await startSite(join(folder, 'forms'), core);
  const verdicts = [...(await typing(site)), ...(await sending(site, core)), ...(await reading(site))];
  await site.stop();
  return verdicts;
}

/** `npm run bench -- forms`. */
await measurePart('forms', measureAll);

import { judge, type Verdict } from '../budgets.ts';
import { measurePart } from '../measure-part.ts';
import { fillSite, type Place, startSite } from '../site.ts';
import { table } from '../table.ts';
import { measureVotes } from './votes.ts';

const people = 200;
const one = (value: number | undefined): string => (value ?? Number.NaN).toFixed(1);

async function measureAll({ core, folder }: Place): Promise<Verdict[]> {
  console.log(`  filling a site with ${people} members`);
  const seeds = ['--pages=1', '--blocks=1', `--members=${people}`, '--roles=1'];
  const site = await startSite(await fillSite('polls', seeds, { core, folder }), core);
  console.log(`  ${people} people in one poll at once`);
  const votes = await measureVotes(site, people);
  console.log(
    table([
      [`${votes.people} people in one poll at once`, ''],
      ['all answered after, seconds', votes.seconds.toFixed(2)],
      ['answered, clock p50', one(votes.answerP50)],
      ['answered, clock p95', one(votes.answerP95)],
      ['processor for one', one(votes.processorMilliseconds)],
      ['votes wrong', String(votes.wrong)],
      ['the page stays kept', votes.isKept ? 'yes' : 'no'],
    ]),
  );
  await site.stop();
  return [
    judge('votesAnswer', votes.answerP95),
    judge('votesWrong', votes.wrong),
    judge('votesForgotten', votes.isKept ? 0 : 1),
  ];
}

/** `npm run bench -- polls`. */
await measurePart('polls', measureAll);

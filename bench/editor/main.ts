import { judge, type Verdict } from '../budgets.ts';
import { measureFirstVisit } from '../first-visit.ts';
import { measurePart } from '../measure-part.ts';
import { fillSite, type Place, type Site, startSite } from '../site.ts';
import { startLeanOperations } from '../yardstick.ts';
import { measureTyping } from './browser-typing.ts';
import { measureCrowd } from './crowd.ts';
import { findLongPage } from './long-page.ts';
import { crowdTable, savingTable, typingTable, typingVerdicts } from './rows.ts';
import { measureSaving } from './saving.ts';

const crowd = { editors: 200, pages: 40, seconds: 20, pauseMilliseconds: 2000 };
const blocks = 200;

async function typing(site: Site, chromium: string | undefined): Promise<Verdict[]> {
  if (chromium === undefined) {
    console.log('  without a browser nothing is typed');
    return [];
  }
  console.log('  opening and typing');
  const figures = await measureTyping(site, chromium);
  console.log(typingTable(figures));
  return typingVerdicts(figures);
}

async function saving(site: Site, core: number | undefined): Promise<Verdict[]> {
  console.log('  saving');
  const text = await findLongPage(site);
  const lean = await startLeanOperations({ core, dataDir: site.dataDir });
  const figures = await measureSaving(site, lean, text);
  await lean.stop();
  console.log(savingTable(figures));
  return [judge('editorSaving', figures.ratio)];
}

async function together(site: Site): Promise<Verdict[]> {
  console.log(`  ${crowd.editors} editors at once`);
  const figures = await measureCrowd(site, crowd);
  console.log(crowdTable(figures));
  return [judge('editorsAnswer', figures.answerP95), judge('editorsLost', figures.lost + figures.twice)];
}

async function measureAll({ core, folder }: Place): Promise<Verdict[]> {
  const chromium = process.env.CHROMIUM_PATH;
  console.log(`  filling a site with a page of ${blocks} blocks`);
  const seeds = ['--pages=1', `--blocks=${blocks}`, `--members=${crowd.editors}`, '--roles=1'];
  const site = await startSite(await fillSite('editor', seeds, { core, folder }), core);
  const verdicts = await typing(site, chromium);
  console.log('  a first visit of a reader');
  const visit = await measureFirstVisit(site.port, chromium);
  verdicts.push(judge('application', visit.applicationBytes / 1000));
  verdicts.push(...(await saving(site, core)));
  verdicts.push(...(await together(site)));
  await site.stop();
  return verdicts;
}

/** `npm run bench -- editor`. */
await measurePart('editor', measureAll);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge, type Verdict } from '../budgets.ts';
import { measureFirstVisit } from '../first-visit.ts';
import { chooseCores, pinThisProcess, stopEverything } from '../pinned-process.ts';
import { budgetTable } from '../report.ts';
import { fillSite, type Site, startSite } from '../site.ts';
import { startLeanOperations } from '../yardstick.ts';
import { measureTyping } from './browser-typing.ts';
import { measureCrowd } from './crowd.ts';
import { findLongPage } from './long-page.ts';
import { crowdTable, savingTable, typingTable, typingVerdicts } from './rows.ts';
import { measureSaving } from './saving.ts';

/** The editor by itself: `npm run bench -- editor`. */
const folder = mkdtempSync(join(tmpdir(), 'plein-bench-editor-'));
const crowd = { editors: 200, pages: 40, seconds: 20, pauseMilliseconds: 2000 };
const blocks = 200;
/** By then it has gone wrong, and says so. */
const longestRun = 30 * 60_000;

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

async function measureAll(): Promise<Verdict[]> {
  const chromium = process.env.CHROMIUM_PATH;
  const cores = chooseCores();
  if (cores !== undefined) pinThisProcess(cores.load);
  const core = cores?.server;
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

async function tidyUp(): Promise<void> {
  await stopEverything();
  rmSync(folder, { recursive: true, force: true });
}

const limit = setTimeout(async () => {
  console.error(`Not done after ${longestRun / 60_000} minutes.`);
  await tidyUp();
  process.exit(1);
}, longestRun);
try {
  const begin = performance.now();
  const verdicts = await measureAll();
  console.log(`\n${budgetTable(verdicts)}`);
  console.log(`Measured in ${((performance.now() - begin) / 1000).toFixed(0)} s.`);
  process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  clearTimeout(limit);
  await tidyUp();
}

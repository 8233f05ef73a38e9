import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge, type Verdict } from '../budgets.ts';
import { measureFirstVisit } from '../first-visit.ts';
import { chooseCores, pinThisProcess, stopEverything } from '../pinned-process.ts';
import { budgetTable } from '../report.ts';
import { fillSite, startSite } from '../site.ts';
import { startLeanOperations } from '../yardstick.ts';
import { measureTyping } from './browser-typing.ts';
import { type CrowdFigures, measureCrowd } from './crowd.ts';
import { findLongPage } from './long-page.ts';
import { measureSaving } from './saving.ts';

/** The editor by itself: `npm run bench -- editor`. */
const folder = mkdtempSync(join(tmpdir(), 'plein-bench-editor-'));
const crowd = { editors: 200, pages: 40, seconds: 20, pauseMilliseconds: 2000 };
const blocks = 200;

async function measureAll(): Promise<Verdict[]> {
  const chromium = process.env.CHROMIUM_PATH;
  const cores = chooseCores();
  if (cores !== undefined) pinThisProcess(cores.load);
  const core = cores?.server;
  console.log(`  filling a site with a page of ${blocks} blocks`);
  const seeds = ['--pages=1', `--blocks=${blocks}`, `--members=${crowd.editors}`, '--roles=1'];
  const site = await startSite(await fillSite('editor', seeds, { core, folder }), core);
  const verdicts: Verdict[] = [];
  if (chromium === undefined) console.log('  without a browser nothing is typed');
  else {
    console.log('  typing');
    const typing = await measureTyping(site, chromium);
    console.log(
      `  one key: p50 ${typing.keyP50.toFixed(1)} ms, of the processor ${typing.keyProcessorMilliseconds.toFixed(1)} ms, as slowed`,
    );
    verdicts.push(
      judge('editorKey', typing.keyP95),
      judge('editorUndo', typing.undoP95),
      judge('editorOpening', typing.openingMilliseconds / 1000),
    );
  }
  console.log('  a first visit of a reader');
  const visit = await measureFirstVisit(site.port, chromium);
  verdicts.push(judge('application', visit.applicationBytes / 1000));
  console.log('  saving');
  const text = await findLongPage(site);
  const lean = await startLeanOperations({ core, dataDir: site.dataDir });
  const saving = await measureSaving(site, lean, text);
  await lean.stop();
  console.log(`  one operation: ${saving.ours.toFixed(2)} ms, the lean program's ${saving.lean.toFixed(2)} ms`);
  verdicts.push(judge('editorSaving', saving.ratio));
  console.log(`  ${crowd.editors} editors at once`);
  const crowded = await measureCrowd(site, crowd);
  console.log(crowdLine(crowded));
  verdicts.push(judge('editorsAnswer', crowded.answerP95), judge('editorsLost', crowded.lost + crowded.twice));
  await site.stop();
  return verdicts;
}

const crowdLine = ({ editors, pages, operationsPerSecond, answerP95, lost, twice, shareOfCore }: CrowdFigures) =>
  `  ${editors} editors on ${pages} pages: ${operationsPerSecond.toFixed(0)} operations a second, answered within ${answerP95.toFixed(0)} ms (p95), ${lost} words lost, ${twice} twice, ${((shareOfCore ?? Number.NaN) * 100).toFixed(0)}% of a core`;

try {
  const verdicts = await measureAll();
  console.log(`\n${budgetTable(verdicts)}`);
  process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await stopEverything();
  rmSync(folder, { recursive: true, force: true });
}

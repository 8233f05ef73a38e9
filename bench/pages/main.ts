import { join } from 'node:path';
import { demoContests } from '../contests.ts';
import { measurePart } from '../measure-part.ts';
import { askedRows, type Measured, measureRow, shortPlan } from '../measure-rows.ts';
import { startProduct } from '../product.ts';
import { comparisonTable } from '../report.ts';

/** `npm run bench -- pages`: the rows of the demo by themselves. */
await measurePart('pages', async ({ core, folder }) => {
  const dataDir = join(folder, 'data');
  const product = await startProduct({ dataDir, core });
  const measured: Measured = { comparisons: [], verdicts: [] };
  const contests = await demoContests(product, { core, folder, dataDir });
  for (const contest of contests.filter(askedRows().isAsked)) await measureRow(contest, shortPlan, measured);
  console.log(`\n${comparisonTable(measured.comparisons)}`);
  return measured.verdicts;
});

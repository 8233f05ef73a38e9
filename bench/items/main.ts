import { contentContests } from '../content.ts';
import { measurePart } from '../measure-part.ts';
import { askedRows, type Measured, measureRow, shortPlan } from '../measure-rows.ts';
import { comparisonTable } from '../report.ts';

/** `npm run bench -- items`: the rows of lists and items by themselves. */
await measurePart('items', async (place) => {
  const { isAsked, items } = askedRows();
  const measured: Measured = { comparisons: [], verdicts: [] };
  for await (const contest of contentContests({ small: 1000, large: items }, place)) {
    if (isAsked(contest)) await measureRow(contest, shortPlan, measured);
  }
  console.log(`\n${comparisonTable(measured.comparisons)}`);
  return measured.verdicts;
});

import { judge, type Verdict } from '../budgets.ts';
import { verdictsOf, wholeCore } from '../judging.ts';
import { measurePart } from '../measure-part.ts';
import { comparisonTable } from '../report.ts';
import { fillSite, type Place, startSite } from '../site.ts';
import { table } from '../table.ts';
import { compareCalls } from './calls.ts';
import { measureScreens } from './screens.ts';

const pages = 5000;
const menuItems = 500;

async function measureAll({ core, folder }: Place): Promise<Verdict[]> {
  const start = async (name: string, menu: number) =>
    startSite(await fillSite(name, ['--pages=1', `--menu=${menu}`], { core, folder }), core);
  console.log(`  filling a site with ${pages} pages and one with ${menuItems} menu items`);
  const [manyPages, largeMenu, few] = [
    await start('many', pages),
    await start('menu', menuItems),
    await start('few', 1),
  ];
  const compared = await compareCalls({ manyPages, largeMenu, few });
  console.log(`\n${comparisonTable(compared.map(([, comparison]) => comparison))}`);
  const verdicts = compared.flatMap(([{ judgements = [] }, comparison]) => verdictsOf(judgements, comparison));
  const chromium = process.env.CHROMIUM_PATH;
  if (chromium === undefined) console.log('  without a browser no screen is opened');
  else verdicts.push(...(await screens(() => measureScreens(manyPages, largeMenu, chromium))));
  return verdicts;
}

async function screens(measure: () => ReturnType<typeof measureScreens>): Promise<Verdict[]> {
  console.log('  opening the screens, and moving in the menu');
  const { pagesOpening, menuOpening, menuMove, shareOfCore } = await measure();
  const one = (value: number): string => value.toFixed(1);
  console.log(
    table([
      ['milliseconds by the clock', ''],
      [`opening /admin/pages, ${pages} pages`, one(pagesOpening)],
      [`opening /admin/menu, ${menuItems} items`, one(menuOpening)],
      ['a move by keyboard, slowed four times, p50 and p95', `${one(menuMove.p50)}, ${one(menuMove.p95)}`],
      ['processor × 4', `${one(menuMove.processorP50)}, ${one(menuMove.processorP95)}`],
      ['share of a core that the page had', shareOfCore.toFixed(2)],
    ]),
  );
  return [
    judge('pagesOpening', pagesOpening / 1000),
    judge('menuOpening', menuOpening / 1000),
    judge('menuMove', shareOfCore >= wholeCore ? menuMove.p95 : menuMove.processorP95),
  ];
}

/** The screens from which the content is run, on a large site: `npm run bench -- admin`. */
await measurePart('admin', measureAll);

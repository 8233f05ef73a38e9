import { type EditingBrowser, openEditingBrowser, type WatchedPage } from '../editor/editing-browser.ts';
import { type KeyTimes, measureKeys, watchKeys } from '../editor/key-times.ts';
import { median } from '../median.ts';
import type { Site } from '../site.ts';

export interface ScreenFigures {
  /** From the address to the first row that can be worked with, in milliseconds, by the clock. */
  pagesOpening: number;
  menuOpening: number;
  /** Moving an item one place down. */
  menuMove: KeyTimes;
  shareOfCore: number;
}

const openings = 5;
const moves = 15;
const longestOpening = 60_000;

/** An admin who opens both screens on a large site, and arranges the menu by keyboard. */
export async function measureScreens(manyPages: Site, largeMenu: Site, executablePath: string): Promise<ScreenFigures> {
  const pagesOpening = await inBrowser(manyPages, executablePath, (browser) => measureOpening(browser, '/admin/pages'));
  return inBrowser(largeMenu, executablePath, async (browser) => {
    const menuOpening = await measureOpening(browser, '/admin/menu');
    const watched = await browser.openPage();
    await open(watched, '/admin/menu');
    const menuMove = await moveDown(watched);
    return { pagesOpening, menuOpening, menuMove, shareOfCore: await watched.shareOfCore() };
  });
}

async function inBrowser<T>(site: Site, executablePath: string, work: (browser: EditingBrowser) => Promise<T>) {
  const browser = await openEditingBrowser(site, executablePath);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Not the first time: an admin has the scripts in the browser's cache. */
async function measureOpening(browser: EditingBrowser, path: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count <= openings; count += 1) {
    const watched = await browser.openPage();
    const begin = performance.now();
    await open(watched, path);
    times.push(performance.now() - begin);
    await watched.page.close();
  }
  return median(times.slice(1));
}

/** Text, not a function: this side of the code knows no DOM. */
const isSecondRow = `(() => {
  const [, second] = document.querySelectorAll('[role=treegrid] :is(tr, [role=row])[tabindex]');
  return second !== undefined && document.activeElement === second;
})()`;

/** Until an arrow brings one from the first row to the second: then it can be worked with. */
async function open({ page }: WatchedPage, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  const first = page.getByRole('treegrid').getByRole('row').and(page.locator('[tabindex]')).first();
  await first.waitFor();
  const deadline = performance.now() + longestOpening;
  do {
    if (performance.now() > deadline) throw new Error(`${path} does not answer to the keyboard.`);
    await first.focus();
    await page.keyboard.press('ArrowDown');
  } while (!(await page.evaluate<boolean>(isSecondRow)));
}

async function moveDown(watched: WatchedPage): Promise<KeyTimes> {
  await watchKeys(watched);
  return measureKeys(watched, { pressed: Array<string>(moves).fill('Alt+ArrowDown'), pauseMilliseconds: 300 });
}

import { setTimeout as delay } from 'node:timers/promises';
import { processorTimes } from '../compare.ts';
import { median } from '../median.ts';
import type { Site } from '../site.ts';
import { type EditingBrowser, openEditingBrowser, type WatchedPage } from './editing-browser.ts';
import { type KeyTimes, measureKeys, watchKeys } from './key-times.ts';
import { longPath } from './long-page.ts';

export interface TypingFigures {
  /** From the address to the first blocks, which can be typed in, in milliseconds, by the clock. */
  firstBlocks: number;
  /** To the page with all its blocks. */
  opening: number;
  /** What the page's main thread, Plein and its database took of the processor for that; they work at the same time. */
  openingProcessor: number;
  key: KeyTimes;
  /** The same in an empty page with nothing but a text that can be typed in: what the browser itself takes. */
  bareKey: KeyTimes;
  undo: KeyTimes;
  /** How much of a core the page's thread got when it wanted all of it. */
  shareOfCore: number;
}

const openings = 5;
const rounds = 3;
const letters = [...'de werf wordt een wijk aan het water '];
const pauseMilliseconds = 60;
const undos = 12;
const bare = '<!doctype html><p contenteditable>Tekst </p>';

/** Someone who opens a page of 200 blocks and types in it, in a real browser. */
export async function measureTyping(site: Site, executablePath: string): Promise<TypingFigures> {
  const browser = await openEditingBrowser(site, executablePath);
  try {
    const opened = await measureOpening(site, browser);
    const edited = await browser.openPage();
    await open(edited);
    await enterText(edited);
    const empty = await browser.openPage();
    await empty.page.setContent(bare);
    await empty.page.locator('p').click();
    await watchKeys(empty);
    const shares: number[] = [];
    const all = { edited: [] as KeyTimes[], empty: [] as KeyTimes[] };
    for (let round = 0; round < rounds; round += 1) {
      all.edited.push(await typeIn(edited));
      all.empty.push(await typeIn(empty));
      shares.push(await empty.shareOfCore());
    }
    await edited.page.bringToFront();
    const written = await edited.page.evaluate<string>('document.activeElement.textContent');
    if (
      !written.includes(
        letters
          .join('')
          .repeat(2 * rounds)
          .trimEnd(),
      )
    ) {
      throw new Error('Not every letter that was typed is there.');
    }
    const undo = await takeBack(edited);
    const [key, bareKey] = [medianTimes(all.edited), medianTimes(all.empty)];
    return { ...opened, key, bareKey, undo, shareOfCore: median(shares) };
  } finally {
    await browser.close();
  }
}

async function measureOpening(site: Site, browser: EditingBrowser) {
  const opened: { first: number; clock: number; processor: number }[] = [];
  for (let count = 0; count <= openings; count += 1) {
    const watched = await browser.openPage();
    const before = processorTimes({ node: site.pid, database: site.database });
    const begin = performance.now();
    await goTo(watched);
    await waitForBlock(watched, 1);
    const first = performance.now() - begin;
    await waitForBlock(watched, 200);
    const clock = performance.now() - begin;
    const after = processorTimes({ node: site.pid, database: site.database });
    const server = before && after ? after.all - before.all : Number.NaN;
    opened.push({ first, clock, processor: server + (await watched.processorMilliseconds()) });
    await watched.page.close();
  }
  // Not the first: someone who edits has been here before, and has the scripts in the browser's cache.
  const later = opened.slice(1);
  return {
    firstBlocks: median(later.map(({ first }) => first)),
    opening: median(later.map(({ clock }) => clock)),
    openingProcessor: median(later.map(({ processor }) => processor)),
  };
}

const goTo = ({ page }: WatchedPage) => page.goto(`${longPath}/edit`, { waitUntil: 'commit' });

const waitForBlock = ({ page }: WatchedPage, number: number): Promise<void> =>
  page
    .locator('[data-edited-block]')
    .nth(number - 1)
    .waitFor({ state: 'attached' });

async function open(watched: WatchedPage): Promise<void> {
  await goTo(watched);
  await waitForBlock(watched, 200);
}

async function enterText(watched: WatchedPage): Promise<void> {
  const { page } = watched;
  const paragraph = page.getByRole('group', { name: 'Tekst', exact: true }).nth(1).locator('p').first();
  await paragraph.scrollIntoViewIfNeeded();
  await paragraph.click();
  await page.getByRole('textbox').first().waitFor();
  await page.keyboard.press('End');
  await watchKeys(watched);
  await page.keyboard.type('warm ', { delay: pauseMilliseconds });
}

async function typeIn(watched: WatchedPage): Promise<KeyTimes> {
  await watched.page.bringToFront();
  return measureKeys(watched, { pressed: letters, pauseMilliseconds });
}

/** Words with a pause between them, so that each is taken back by itself. */
async function takeBack(watched: WatchedPage): Promise<KeyTimes> {
  for (let word = 0; word < 2 * undos; word += 1) {
    await watched.page.keyboard.type('wijk ');
    await delay(700);
  }
  return measureKeys(watched, { pressed: Array<string>(undos).fill('Control+z'), pauseMilliseconds: 300 });
}

const medianTimes = (all: readonly KeyTimes[]): KeyTimes => ({
  p50: median(all.map((one) => one.p50)),
  p95: median(all.map((one) => one.p95)),
  processorP50: median(all.map((one) => one.processorP50)),
  processorP95: median(all.map((one) => one.processorP95)),
});

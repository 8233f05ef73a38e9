import { type CDPSession, chromium, type Page } from '@playwright/test';
import { signInWithCookie } from '../sign-in.ts';
import type { Site } from '../site.ts';
import { longPath } from './long-page.ts';
import { percentileOf } from './percentile.ts';

export interface TypingFigures {
  /** From the address to the page with its blocks, in milliseconds. */
  openingMilliseconds: number;
  /** From a key to the picture with its letter, on a processor slowed four times. */
  keyP50: number;
  keyP95: number;
  /** Processor time of the page's thread for one key, as slowed. */
  keyProcessorMilliseconds: number;
  undoP95: number;
}

const slowed = 4;
const letters = 'de werf wordt een wijk aan het water '.repeat(4);
const undos = 12;

/** Someone who opens a page of 200 blocks and types in it, in a real browser. */
export async function measureTyping(site: Site, executablePath: string): Promise<TypingFigures> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath, args: sandbox, ...signals });
  try {
    const address = `http://127.0.0.1:${site.port}`;
    const { cookie } = await signInWithCookie(site.port);
    const [name = '', value = ''] = cookie.split(/=(.*)/);
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: address });
    await context.addCookies([{ name, value, url: address }]);
    const page = await context.newPage();
    await acceptTerms(page);
    // The second time, as someone who edits has been here before: scripts are in the browser's cache.
    await open(page);
    const openingMilliseconds = await open(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    const typing = await typeLetters(page, session);
    const undoP95 = percentileOf(await takeBack(page), 0.95);
    return { openingMilliseconds, ...typing, undoP95 };
  } finally {
    await browser.close();
  }
}

/** Nobody is asked for them in the middle of a word. */
async function acceptTerms(page: Page): Promise<void> {
  const texts = (await (await page.request.get('/api/legal')).json()) as { kind: string; version: number }[];
  const termsOfUseVersionAccepted = texts.find(({ kind }) => kind === 'terms-of-use')?.version;
  await page.request.put('/api/profiles:loggedIn', { data: { termsOfUseVersionAccepted } });
}

async function open(page: Page): Promise<number> {
  const begin = performance.now();
  await page.goto(`${longPath}/edit`, { waitUntil: 'commit' });
  await page.locator('[data-edited-block]').nth(199).waitFor({ state: 'attached' });
  return performance.now() - begin;
}

/** Text, not a function: this side of the code knows no DOM. The picture is there when the message after the frame arrives. */
const watch = `(() => {
  const times = [];
  window.pictureTimes = times;
  document.addEventListener('keydown', (event) => {
    const from = event.timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - from);
      port2.postMessage(0);
    });
  }, { capture: true });
})()`;

const taken = (page: Page) => page.evaluate<number[]>('window.pictureTimes.splice(0)');

async function typeLetters(page: Page, session: CDPSession) {
  const paragraph = page.getByRole('group', { name: 'Tekst', exact: true }).nth(1).locator('p').first();
  await paragraph.scrollIntoViewIfNeeded();
  await paragraph.click();
  await page.getByRole('textbox').first().waitFor();
  await page.keyboard.press('End');
  await page.evaluate(watch);
  await page.keyboard.type('warm ', { delay: 80 });
  await taken(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await processorSeconds(session);
  await page.keyboard.type(letters, { delay: 60 });
  const times = await taken(page);
  const spent = (await processorSeconds(session)) - before;
  const written = await page.evaluate<string>('document.activeElement.textContent');
  if (!written.includes(letters.trimEnd())) throw new Error('Not every letter that was typed is there.');
  return {
    keyP50: percentileOf(times, 0.5),
    keyP95: percentileOf(times, 0.95),
    keyProcessorMilliseconds: (spent * 1000) / letters.length,
  };
}

async function processorSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Words with a pause between them, so that each is taken back by itself. */
async function takeBack(page: Page): Promise<number[]> {
  for (let word = 0; word < undos; word += 1) {
    await page.keyboard.type('wijk ');
    await page.waitForTimeout(700);
  }
  await taken(page);
  const times: number[] = [];
  for (let step = 0; step < undos; step += 1) {
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(150);
    // The key Ctrl itself is one too.
    times.push((await taken(page)).at(-1) ?? Number.NaN);
  }
  return times;
}

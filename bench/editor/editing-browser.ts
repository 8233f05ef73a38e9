import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { signInWithCookie } from '../sign-in.ts';
import type { Site } from '../site.ts';

/** A page of a browser, with what its main thread took of the processor. */
export interface WatchedPage {
  page: Page;
  processorMilliseconds(): Promise<number>;
  /** So many times as slow, from now on. */
  slowDown(times: number): Promise<void>;
  /** How much of a core its thread gets when it wants all of it. Well under 1: something else wants it too. */
  shareOfCore(): Promise<number>;
}

export interface EditingBrowser {
  context: BrowserContext;
  /** With someone who may edit everything. */
  openPage(): Promise<WatchedPage>;
  close(): Promise<void>;
}

export async function openEditingBrowser(site: Site, executablePath: string): Promise<EditingBrowser> {
  // Chromium refuses its sandbox to root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  // Playwright would end this whole process at a signal, before we have tidied up.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath, args, ...signals });
  const address = `http://127.0.0.1:${site.port}`;
  const { cookie } = await signInWithCookie(site.port);
  const [name = '', value = ''] = cookie.split(/=(.*)/);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: address });
  await context.addCookies([{ name, value, url: address }]);
  await acceptTerms(context);
  return {
    context,
    async openPage() {
      const page = await context.newPage();
      return watched(page, await context.newCDPSession(page));
    },
    close: () => browser.close(),
  };
}

/** Nobody is asked for them in the middle of a word. */
async function acceptTerms({ request }: BrowserContext): Promise<void> {
  const texts = (await (await request.get('/api/legal')).json()) as { kind: string; version: number }[];
  const termsOfUseVersionAccepted = texts.find(({ kind }) => kind === 'terms-of-use')?.version;
  await request.put('/api/profiles:loggedIn', { data: { termsOfUseVersionAccepted } });
}

const busyMilliseconds = 300;
/** Text, not a function: this side of the code knows no DOM. */
const beBusy = `(() => {
  const begin = performance.now();
  while (performance.now() - begin < ${busyMilliseconds});
  return performance.now() - begin;
})()`;

async function watched(page: Page, session: CDPSession): Promise<WatchedPage> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  async function processorMilliseconds(): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  }
  return {
    page,
    processorMilliseconds,
    async slowDown(rate) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
    async shareOfCore() {
      const before = await processorMilliseconds();
      const elapsed = await page.evaluate<number>(beBusy);
      return ((await processorMilliseconds()) - before) / elapsed;
    },
  };
}

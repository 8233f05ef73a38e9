import { test as base, expect } from '@playwright/test';
import { visitOn, watchHead } from './application.ts';
import { Noise } from './noise.ts';
import { ProcessorClock } from './processor-time.ts';
import type { RunningSite } from './server-process.ts';
import { accountOf, type SigningIn, signIn } from './sign-in.ts';
import { SiteOfFile } from './site-of-file.ts';

export { expect };

interface WorkerFixtures {
  siteOfFile: SiteOfFile;
  processorClock: ProcessorClock;
}

interface TestFixtures {
  /** Which small site of e2e/scenarios is served to a file; the demo where nothing is chosen. */
  scenario: string | undefined;
  /** Variables that the server of a file starts with. */
  environment: Record<string, string>;
  /** Notes what each story took of the processor, for the end of `npm test`. */
  processorTime: undefined;
  noise: Noise;
  /** A running server with a data folder of its own, shared by the stories of one file. */
  site: RunningSite;
  /** Signs the browser in; the next page that it opens is that person's. */
  signInAs(accountType: string, how?: SigningIn): Promise<void>;
  /** Opens an address and waits until React has taken over, whether or not anyone touches the page. */
  visit(path: string): Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  scenario: [undefined, { option: true }],
  environment: [{}, { option: true }],

  siteOfFile: [
    async ({ browserName: _ }, use) => {
      const served = new SiteOfFile();
      await use(served);
      await served.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  processorClock: [({ browserName: _ }, use) => use(new ProcessorClock()), { scope: 'worker' }],

  processorTime: [
    async ({ processorClock }, use, { annotations }) => {
      await use(undefined);
      annotations.push({ type: 'processor time', description: JSON.stringify(processorClock.lap()) });
    },
    { auto: true },
  ],

  site: [
    ({ siteOfFile, scenario, environment }, use, { file }) => siteOfFile.for(file, { scenario, environment }).then(use),
    { timeout: 300_000 },
  ],

  baseURL: ({ site }, use) => use(site.address),

  noise: [
    async ({ context, javaScriptEnabled }, use) => {
      const noise = new Noise(context, { hasScripts: javaScriptEnabled !== false });
      await use(noise);
      expect(noise.unexpected, 'noise that the test did not name').toEqual([]);
      expect(noise.missing, 'noise that the test named and that did not come').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context }, use) => {
    await watchHead(context);
    await use(context);
  },

  signInAs: ({ page, site }, use) => use((accountType, how) => signIn(page, accountOf(site, accountType), how)),

  visit: ({ page }, use) => use((path) => visitOn(page, path)),
});

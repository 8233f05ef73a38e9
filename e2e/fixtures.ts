import { test as base, expect } from '@playwright/test';
import { visitOn, watchHead } from './application.ts';
import { copyDataFolder, makeDataFolder, removeDataFolder, templateVariable } from './data-folder.ts';
import { Noise } from './noise.ts';
import { type RunningSite, startServer, stopServer } from './server-process.ts';

export { expect };

interface WorkerFixtures {
  /** Which small site of e2e/scenarios is served; the demo where nothing is chosen. */
  scenario: string | undefined;
  /** Variables that this server starts with. */
  environment: Record<string, string>;
  /** A running server with a data folder of its own, shared by the tests of one worker. */
  site: RunningSite;
}

interface TestFixtures {
  noise: Noise;
  /** Signs the browser in; the next page that it opens is that person's. */
  signInAs(accountType: string): Promise<void>;
  /** Opens an address and waits until React has taken over, whether or not anyone touches the page. */
  visit(path: string): Promise<void>;
}

/** The demo comes from a copy; what starts differently is made as any new site is. */
async function dataFolderFor(scenario: string | undefined, environment: Record<string, string>): Promise<string> {
  const template = process.env[templateVariable];
  const isDemo = scenario === undefined && environment.DEMO === undefined;
  return template !== undefined && isDemo ? copyDataFolder(template) : makeDataFolder();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  scenario: [undefined, { option: true, scope: 'worker' }],
  environment: [{}, { option: true, scope: 'worker' }],

  site: [
    async ({ scenario, environment }, use) => {
      const dataDir = await dataFolderFor(scenario, environment);
      const server = startServer({ dataDir, scenario, env: environment });
      try {
        await use({ ...(await server.ready), dataDir });
      } finally {
        await stopServer(server);
        await removeDataFolder(dataDir);
      }
      expect(server.stderr(), 'what the server complained of').toBe('');
    },
    { scope: 'worker', timeout: 120_000 },
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

  signInAs: ({ page, site }, use) =>
    use(async (accountType) => {
      const account = site.accounts.find((one) => one.accountType === accountType);
      if (account === undefined) throw new Error(`This site has no account of type ${accountType}`);
      const { email, password } = account;
      const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
      expect(answer.status()).toBe(200);
    }),

  visit: ({ page }, use) => use((path) => visitOn(page, path)),
});

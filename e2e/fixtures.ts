import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { watchHead, whenApplicationRuns } from './application.ts';
import { Noise } from './noise.ts';
import { makeDataFolder, removeDataFolder, type StartedServer, startServer, stopServer } from './server-process.ts';

export { expect };

interface WorkerFixtures {
  /** Which small site of e2e/scenarios is served; the demo where nothing is chosen. */
  scenario: string | undefined;
  /** Variables that this server starts with. */
  environment: Record<string, string>;
  /** A running server with a data folder of its own, shared by the tests of one worker. */
  site: StartedServer;
}

interface TestFixtures {
  noise: Noise;
  /** Signs the browser in; the next page that it opens is that person's. */
  signInAs(accountType: string): Promise<void>;
  /** Opens an address and waits until React has taken over, whether or not anyone touches the page. */
  visit(path: string): Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  scenario: [undefined, { option: true, scope: 'worker' }],
  environment: [{}, { option: true, scope: 'worker' }],

  site: [
    async ({ scenario, environment }, use) => {
      const dataDir = await makeDataFolder();
      const server = startServer({ dataDir, scenario, env: environment });
      try {
        await use(await server.ready);
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
    async ({ context }, use) => {
      const noise = new Noise(context);
      await use(noise);
      expect(noise.unexpected, 'noise that the test did not name').toEqual([]);
      expect(noise.missing, 'noise that the test named and that did not come').toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page }, use) => {
    await watchHead(page);
    await use(page);
  },

  signInAs: ({ page, site }, use) =>
    use(async (accountType) => {
      const account = site.accounts.find((one) => one.accountType === accountType);
      if (account === undefined) throw new Error(`This site has no account of type ${accountType}`);
      const { email, password } = account;
      const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
      expect(answer.status()).toBe(200);
    }),

  visit: ({ page }, use) =>
    use(async (path) => {
      await page.goto(path);
      await whenApplicationRuns(page);
    }),
});

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** WCAG 2.0 to 2.2, A and AA, and best practices: every finding is a failure. */
export async function expectAccessible(page: Page, where = page.url(), leaveOut: string[] = []): Promise<void> {
  await expectNoFindings(page, where, (axe) => axe.withTags(standards).disableRules(leaveOut));
}

/** Only the colours, for a page that is looked at a second time in another theme. */
export async function expectLegible(page: Page, where = page.url()): Promise<void> {
  await expectNoFindings(page, where, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
}

async function expectNoFindings(page: Page, where: string, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // Our pages have no frames: what runs in the page itself is all there is, and needs no second page to put together.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode(true)).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(findings, `accessibility of ${where}`).toEqual([]);
}

/** Nothing sticks out at the right, so nobody has to scroll sideways (WCAG 1.4.10). */
export async function expectNoOverflow(page: Page, where = page.url()): Promise<void> {
  const { needed, width, culprits } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && Math.floor(box.right) > width;
    });
    const names = outside.slice(0, 5).map((element) => `${element.tagName}.${element.className}`);
    return { needed: document.documentElement.scrollWidth, width, culprits: names };
  });
  expect.soft(needed, `width of ${where}: ${culprits.join(', ')}`).toBeLessThanOrEqual(width);
}

import { defineConfig } from '@playwright/test';
import { browserArguments } from './e2e/browser-arguments.ts';

/** `npm test` finds or installs the browser and names it here; without it Playwright uses its own. */
const executablePath = process.env.CHROMIUM_PATH || undefined;

export default defineConfig({
  testDir: 'e2e/stories',
  globalSetup: './e2e/demo-template.setup.ts',
  outputDir: 'test-results',
  // One more than two cores; a fourth was tried and gains nothing.
  workers: 3,
  fullyParallel: false,
  // A belt: `npm test` names what needed it.
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  // Patience, not pace: a machine that builds something else at the same time must not make a test fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // What slides in makes every step wait for it; the stories about motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step costs a third of the time; `TRACE=1` shows what a failing test did.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [...browserArguments],
    },
  },
});

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError, run, toolCommand } from './commands.mjs';
import { showStep } from './steps.mjs';

/** First the one without windows: it draws the same pages for a fraction of the work. */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function usualPlaces() {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      `${process.env.HOME}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    ];
  }
  if (process.platform === 'win32') {
    const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    return folders.filter(Boolean).map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const folders = new Set(['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(delimiter)]);
  return programNames.flatMap((name) => [...folders].map((folder) => join(folder, name)));
}

/** Asking for the version finds out whether it starts at all: some systems have a stub, or miss a library. */
async function works(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const { code } = await run([path, '--version'], { timeout: 20_000 });
  return code === 0;
}

async function firstThatWorks(paths) {
  for (const path of paths) if (await works(path)) return path;
  return undefined;
}

async function playwrightPlace() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !(await works(given))) {
    throw new CommandError(
      `CHROMIUM_PATH is "${given}", which does not start. Name a Chromium or Chrome, or leave it out.`,
    );
  }
  return given || (await firstThatWorks([...usualPlaces(), await playwrightPlace()]));
}

async function installFromPlaywright() {
  return run([...toolCommand('@playwright/test', 'playwright'), 'install', 'chromium'], { timeout: 300_000 });
}

/** Debian's own package brings the libraries along that Playwright's download leaves out. */
async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update'], { env: environment, timeout: 300_000 });
  // Older Debians have it only with windows.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code } = await run(['apt-get', 'install', '-y', name], { env: environment, timeout: 600_000 });
    if (code === 0) return;
  }
}

async function installBrowser() {
  for (const install of [installFromPlaywright, installFromDebian]) {
    await install();
    const found = await findBrowser();
    if (found) return found;
  }
  throw new CommandError(
    'There is no Chromium or Chrome, and it could not be installed. Install one, or name it with CHROMIUM_PATH.',
  );
}

/** The path of a Chromium or Chrome that starts. */
export async function ensureBrowser() {
  return (await findBrowser()) ?? showStep('', 'Installing a browser, once', installBrowser);
}

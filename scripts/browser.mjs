import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { CommandError, root, run, toolCommand } from './commands.mjs';
import { showStep } from './steps.mjs';

/** Draws the same pages as one with windows, for little more than half of the work (docs/decisions/0162). */
const withoutWindows = 'chromium-headless-shell';
const programNames = [withoutWindows, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  for (const name of [withoutWindows, 'chromium']) {
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

/** What Debian calls the version of the Chromium that it installed here, and that we may add a package to. */
async function debianVersion() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const { code, output } = await run(['dpkg-query', '-W', 'chromium'], { timeout: 20_000 });
  return code === 0 ? output.trim().split(/\s+/)[1] : undefined;
}

/** Of the same version: so one package comes, and none that is there changes. */
async function addWithoutWindows(version) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const briefly = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'DPkg::Lock::Timeout=30'];
  const options = [...briefly, '-y', '--no-upgrade', '--no-remove', '--no-install-recommends'];
  const install = ['apt-get', 'install', ...options, `${withoutWindows}=${version}`];
  const isThere = async () => (await run(install, { env, timeout: 120_000 })).code === 0;
  if (await isThere()) return;
  // The list of packages may be old, or left out.
  const { code } = await run(['apt-get', 'update', ...briefly], { env, timeout: 60_000 });
  if (code === 0) await isThere();
}

/** Once for each version: where it cannot be had, the one with windows does, and nobody waits for the answer again. */
async function preferWithoutWindows() {
  const version = await debianVersion();
  const stamp = join(root, 'node_modules', '.cache', 'plein', 'browser-asked-for');
  if (version === undefined || (existsSync(stamp) && readFileSync(stamp, 'utf8') === version)) return;
  await showStep('', 'Asking for a browser without windows, once', () => addWithoutWindows(version));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, version);
}

/** The path of a Chromium or Chrome that starts. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found === undefined) return showStep('', 'Installing a browser, once', installBrowser);
  if (process.env.CHROMIUM_PATH || basename(found) !== 'chromium') return found;
  await preferWithoutWindows();
  return (await findBrowser()) ?? found;
}

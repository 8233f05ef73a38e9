import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { fetchOk } from './answer.ts';
import { readManifest, staticClosure } from './manifest.ts';

export interface FirstVisit {
  /** With a browser we count what it fetched; without one, what the page and the build's manifest say it must fetch. */
  countedBy: 'browser' | 'manifest';
  scriptBytesBeforeLoad: number;
  styleBytesBeforeLoad: number;
  /** All scripts that came after the load event, by themselves: the application. */
  applicationBytes: number;
  filesBeforeLoad: string[];
  filesAfterLoad: string[];
}

interface Fetched {
  /** Paths, in the order in which they were asked for. */
  beforeLoad: string[];
  afterLoad: string[];
}

/** Bytes of the bodies as sent with gzip, whatever the browser itself had asked for. */
export async function measureFirstVisit(port: number, browserPath: string | undefined): Promise<FirstVisit> {
  const { beforeLoad, afterLoad } =
    browserPath === undefined ? await readFromBuild(port) : await visit(port, browserPath);
  const total = async (paths: string[], ending: string): Promise<number> => {
    const ones = paths.filter((path) => path.split('?')[0]?.endsWith(ending));
    const answers = await Promise.all(ones.map((path) => fetchOk(port, path, { 'accept-encoding': 'gzip' })));
    return answers.reduce((sum, { body }) => sum + body.length, 0);
  };
  return {
    countedBy: browserPath === undefined ? 'manifest' : 'browser',
    scriptBytesBeforeLoad: await total(beforeLoad, '.js'),
    styleBytesBeforeLoad: await total(beforeLoad, '.css'),
    applicationBytes: await total(afterLoad, '.js'),
    filesBeforeLoad: beforeLoad,
    filesAfterLoad: afterLoad,
  };
}

/** Text, not a function: this side of the code knows no DOM. */
const fetchedFiles = `(() => {
  const [page] = performance.getEntriesByType('navigation');
  const files = performance.getEntriesByType('resource').map(({ name, startTime }) => {
    const { pathname, search } = new URL(name);
    return { path: pathname + search, isBeforeLoad: startTime < page.loadEventStart };
  });
  return {
    beforeLoad: files.filter(({ isBeforeLoad }) => isBeforeLoad).map(({ path }) => path),
    afterLoad: files.filter(({ isBeforeLoad }) => !isBeforeLoad).map(({ path }) => path),
  };
})()`;

/** Someone's first visit, who reads and touches nothing. */
async function visit(port: number, executablePath: string): Promise<Fetched> {
  // Chromium refuses its sandbox to root.
  const args = ['--disable-background-networking', '--disable-component-update', '--no-first-run'];
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  // Playwright would end this whole process at a signal, before we have tidied up.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath, args: [...args, ...sandbox], ...signals });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'load' });
    return await untilQuiet(() => page.evaluate<Fetched>(fetchedFiles));
  } finally {
    await browser.close();
  }
}

const quietMilliseconds = 1500;
const longestMilliseconds = 30_000;

/** The application comes when the browser is idle: until it has, and then nothing more for a while. */
async function untilQuiet(look: () => Promise<Fetched>): Promise<Fetched> {
  const deadline = performance.now() + longestMilliseconds;
  let count = -1;
  let changedAt = performance.now();
  for (;;) {
    const fetched = await look();
    const total = fetched.beforeLoad.length + fetched.afterLoad.length;
    if (total !== count) changedAt = performance.now();
    count = total;
    const hasApplication = fetched.afterLoad.some((path) => path.endsWith('.js'));
    if (hasApplication && performance.now() - changedAt > quietMilliseconds) return fetched;
    if (performance.now() > deadline) throw new Error('The browser did not fetch the application.');
    await delay(100);
  }
}

/** What the markup names, and the application with all that it imports at once: without a browser, at least this much. */
async function readFromBuild(port: number): Promise<Fetched> {
  const manifest = readManifest();
  const html = (await fetchOk(port, '/')).body.toString();
  const named = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
  const boot = staticClosure(manifest, 'src/app/web/boot/boot.ts');
  const beforeLoad = [...new Set([...named.map(([, path = '']) => path), ...boot])];
  const application = staticClosure(manifest, 'src/app/web/entry-client.tsx');
  return { beforeLoad, afterLoad: application.filter((path) => !beforeLoad.includes(path)) };
}

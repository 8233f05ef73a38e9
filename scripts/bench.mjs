import { findBrowser } from './browser.mjs';
import { fail, pinnedNode, run } from './commands.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

/** Without a browser the first visit is counted from the build's manifest, so none is installed for it. */
async function environment() {
  const browser = await findBrowser();
  return { ...process.env, NODE_ENV: 'production', ...(browser && { CHROMIUM_PATH: browser }) };
}

/** Measured by themselves. */
const parts = ['admin', 'against', 'editor', 'forms', 'items', 'pages', 'past', 'polls', 'statistics'];
const whole = [pinnedNode, 'bench/main.ts', ...process.argv.slice(2)];

try {
  await ensureInstalled('[1/3]');
  await ensureBuilt('[2/3]');
  console.log('Plein  [3/3] Measuring…');
  const [part, ...rest] = process.argv.slice(2);
  const command = parts.includes(part) ? [pinnedNode, `bench/${part}/main.ts`, ...rest] : whole;
  const { code } = await run(command, { show: true, env: await environment() });
  process.exitCode = code;
} catch (error) {
  fail(error);
}

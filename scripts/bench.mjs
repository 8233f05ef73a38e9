import { fail, pinnedNode, run } from './commands.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

try {
  await ensureInstalled('[1/3]');
  await ensureBuilt('[2/3]');
} catch (error) {
  fail(error);
}

console.log('Plein  [3/3] Measuring…');
const environment = { ...process.env, NODE_ENV: 'production' };
const { code } = await run([pinnedNode, 'bench/main.ts', ...process.argv.slice(2)], { show: true, env: environment });
process.exitCode = code;

import { fail, pinnedNode, run } from './commands.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

try {
  await ensureInstalled('[1/3]');
  await ensureBuilt('[2/3]');
  console.log('Plein  [3/3] Trying it in other browsers…');
  const { code } = await run([pinnedNode, 'browsers/main.ts', ...process.argv.slice(2)], { show: true });
  process.exitCode = code;
} catch (error) {
  fail(error);
}

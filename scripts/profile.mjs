import { fail, pinnedNode, run } from './commands.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

try {
  await ensureInstalled('[1/3]');
  await ensureBuilt('[2/3]');
  console.log('Plein  [3/3] Looking where the time goes…');
  const command = [pinnedNode, 'bench/profile/main.ts', ...process.argv.slice(2)];
  const { code } = await run(command, { show: true, env: { ...process.env, NODE_ENV: 'production' } });
  process.exitCode = code;
} catch (error) {
  fail(error);
}

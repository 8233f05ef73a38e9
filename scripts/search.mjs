import { spawn } from 'node:child_process';
import { fail, pinnedNode, root } from './commands.mjs';
import { ensureInstalled } from './setup.mjs';

try {
  await ensureInstalled('');
} catch (error) {
  fail(error);
}

// Its progress is for the terminal itself.
const child = spawn(pinnedNode, ['scripts/search.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(`Plein  The command could not be started: ${error.message}. Remove node_modules and start again.`);
  process.exitCode = 1;
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});

import { spawn } from 'node:child_process';
import { fail, pinnedNode, root } from './commands.mjs';
import { ensureInstalled } from './setup.mjs';

/** `npm run platform`, `health`, `backup`, `restore`, `export`, `seed`, `search` and `capacity`: each is a program beside this one, by that name. */
const [name, ...parameters] = process.argv.slice(2);

try {
  await ensureInstalled('');
} catch (error) {
  fail(error);
}

// It shows its progress and may ask to type a name, so it gets our terminal itself.
const child = spawn(pinnedNode, [`scripts/${name}.ts`, ...parameters], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(`Plein  The command could not be started: ${error.message}. Remove node_modules and start again.`);
  process.exitCode = 1;
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});

import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './commands.mjs';
import { passSignalsOn, spawnServer } from './run-server.mjs';

const watched = ['src', 'migrations', 'e2e/scenarios'];

/** What Vite reloads in the browser by itself, and tests, need no new server. */
export function needsRestart(path) {
  const parts = path.split(sep);
  return !parts.includes('web') && !/\.(tsx|css)$|\.test\.ts$|~$|^\./.test(parts.at(-1) ?? '');
}

/** Starts the server, and again after each change in server or contract code; after a crash it waits for the next change. */
export function runDevServer(parameters) {
  let child;
  let isStopping = false;
  let isAwaited = false;
  let timer;

  const start = () => {
    isAwaited = false;
    child = spawnServer('development', parameters);
    child.once('exit', (code) => {
      child = undefined;
      if (isAwaited && !isStopping) return start();
      if (isStopping || code === 0) process.exit(code ?? 0);
      console.log('Plein  The server has stopped; it starts again after the next change.');
    });
  };
  const restart = () => {
    if (isStopping) return;
    console.log('Plein  Server code has changed; starting again…');
    if (!child) return start();
    isAwaited = true;
    child.kill('SIGTERM');
  };
  const changed = (_event, name) => {
    if (name && !needsRestart(name)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, 100);
  };

  for (const folder of watched) {
    try {
      watch(join(root, folder), { recursive: true }, changed);
    } catch {
      // A folder that is not there has nothing to watch.
    }
  }
  passSignalsOn(() => {
    isStopping = true;
    if (!child) process.exit(0);
    return child;
  });
  start();
}

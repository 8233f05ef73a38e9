import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root } from './commands.mjs';

/** Built, or from its sources where those are worked on. */
const serverFile = (mode) => (mode === 'development' ? 'src/demo/server/main.ts' : 'scripts/built-server.mjs');

/**
 * Room for new objects, in megabytes: left to itself it grows to twice 64 under load and is not given back, and after a
 * collection it begins again at 1, which makes every answer slower. Most other flags make V8 compile Node's own code
 * at every start, in place of reading what Node brings along compiled (docs/decisions/0069).
 */
export const serverFlags = ['--min-semi-space-size=16', '--max-semi-space-size=16'];

/**
 * glibc gives every thread that packs an answer or checks a password an arena of its own, and gives little of them back.
 * What is larger than a megabyte is a piece of its own, which is given back whole: left to itself glibc takes the next ones,
 * once such a piece was let go, from the room that it keeps (docs/decisions/0069).
 */
const memoryAllocation = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
};

/** The kept compilations make the next start quicker. */
const compileCache = join(root, 'node_modules', '.cache', 'node');

function serverEnvironment(mode, itsAncestors) {
  return {
    NODE_COMPILE_CACHE: compileCache,
    ...memoryAllocation,
    ...process.env,
    NODE_ENV: mode,
    PLEIN_MODE: mode,
    PLEIN_ANCESTORS: itsAncestors.join(' '),
  };
}

/** Passes each signal on once; a terminal sends Ctrl-C to the server by itself. */
export function passSignalsOn(getChild) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      process.on(signal, () => undefined);
      const child = getChild();
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child?.kill(signal);
    });
  }
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * The processes between us and npm, npm included, for the server to look whether they are still there: a killed npm
 * passes nothing on. Without npm there are none, because a server may well outlive the terminal it was started from.
 */
function ancestors() {
  if (!process.env.npm_lifecycle_event) return [];
  const parent = process.ppid;
  const isShellOfNpm = readOrEmpty(`/proc/${parent}/cmdline`).split('\0')[1] === '-c';
  const grandparent = readOrEmpty(`/proc/${parent}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')[1];
  return isShellOfNpm ? [parent, grandparent] : [parent];
}

/** The open channel tells the server that we are gone when we are killed without a chance to pass that on. */
export function spawnServer(mode, parameters) {
  return spawn(pinnedNode, [...serverFlags, serverFile(mode), ...parameters], {
    cwd: root,
    env: serverEnvironment(mode, [process.pid, ...ancestors()]),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

/** Becomes the server, so that no second Node stays in memory beside it; signals and the exit code need no passing on. */
function becomeServer(mode, parameters) {
  process.chdir(root);
  const command = [pinnedNode, ...serverFlags, serverFile(mode), ...parameters];
  process.execve(pinnedNode, command, serverEnvironment(mode, ancestors()));
}

/** Older Nodes cannot become another program; with those, at the very first start, the server is a child. */
export function runServer(mode, parameters) {
  if (typeof process.execve === 'function' && process.platform !== 'win32') becomeServer(mode, parameters);
  const child = spawnServer(mode, parameters);
  passSignalsOn(() => child);
  child.once('error', (error) => {
    console.error(`Plein  The server could not be started: ${error.message}. Remove node_modules and start again.`);
    process.exit(1);
  });
  child.once('exit', (code) => process.exit(code ?? 1));
}

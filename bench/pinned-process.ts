import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** One core for the server and its database, another for the load. */
export interface Cores {
  server: number;
  load: number;
}

/** Two cores that this process may use, or nothing where processes cannot be pinned (macOS, Windows, one core). */
export function chooseCores(): Cores | undefined {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    const [server, load] = coresIn(list);
    return server === undefined || load === undefined ? undefined : { server, load };
  } catch {
    return undefined;
  }
}

/** `0-2,5` is 0, 1, 2 and 5. */
export function coresIn(list: string): number[] {
  return [...list.matchAll(/(\d+)(?:-(\d+))?/g)].flatMap(([, first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  );
}

/** All threads of this process, and whatever it starts from now on unless that is pinned elsewhere. */
export function pinThisProcess(core: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)], { stdio: 'ignore' });
}

/** Everything that was started here and has not ended yet. */
const running = new Set<ChildProcess>();

interface PinnedOptions {
  core: number | undefined;
  cwd: string;
  environment?: Record<string, string>;
}

/** `taskset` becomes the program, so the process number is the program's own. */
export function spawnPinned(command: string[], { core, cwd, environment }: PinnedOptions): ChildProcess {
  const [program = '', ...parameters] = core === undefined ? command : ['taskset', '-c', String(core), ...command];
  // An open standard input tells a yardstick that we still live; see yardsticks/listen.ts.
  const child = spawn(program, parameters, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Asks it to stop, and insists when it does not: Plein gives up by itself before. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const isGone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await isGone;
  clearTimeout(insist);
}

/** The last first, for a yardstick may still use the database that Plein takes along. */
export async function stopEverything(): Promise<void> {
  for (const child of [...running].reverse()) await stopProcess(child);
}

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The command line of a process with single spaces, or nothing when it does not run; a zombie counts as not running. */
export async function commandLine(pid: number): Promise<string | undefined> {
  try {
    const text =
      process.platform === 'linux'
        ? (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replace(/\0$/, '').replaceAll('\0', ' ')
        : (await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).stdout.trim();
    return text || undefined;
  } catch {
    return undefined;
  }
}

/** Whether the number is taken, by a process that runs or by a zombie that nobody has collected yet. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** In a container the first process often collects no zombies, so that their numbers stay taken for good. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export function isRunning(pid: number): boolean {
  return isTaken(pid) && !isZombie(pid);
}

/** Looks again every few milliseconds, and gives up with `undefined` after the given time. */
export async function until<T>(look: () => Promise<T | undefined>, milliseconds: number): Promise<T | undefined> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const found = await look();
    if (found !== undefined || Date.now() >= deadline) return found;
    await delay(5);
  }
}

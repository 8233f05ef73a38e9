import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** When a process started, which tells it from a later one that was given the same number. */
function startOf(pid) {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19];
    }
    if (process.platform === 'win32') {
      process.kill(pid, 0);
      return 'running';
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function isHeld(content) {
  const [pid, start] = content.trim().split('\n');
  return start !== undefined && startOf(Number(pid)) === start;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A link is made whole or not at all, and fails when there is one already. */
function tryLink(mine, file) {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the lock of a dead process away, and puts it back when another process was quicker and it is a live one. */
function removeStale(file, stale, aside) {
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) tryLink(aside, file);
    rmSync(aside, { force: true });
  } catch {
    // Another process moved it first.
  }
}

/** Does the work while no other process on this machine does work under the same lock file. */
export async function withLock(file, work, onWait = () => undefined) {
  mkdirSync(dirname(file), { recursive: true });
  const token = randomBytes(6).toString('hex');
  const mine = `${file}.${token}`;
  writeFileSync(mine, `${process.pid}\n${startOf(process.pid)}\n${token}\n`);
  let hasWaited = false;
  try {
    while (!tryLink(mine, file)) {
      const holder = read(file);
      if (holder !== undefined && !isHeld(holder)) {
        removeStale(file, holder, `${mine}.stale`);
        continue;
      }
      if (!hasWaited) onWait(holder?.split('\n')[0]);
      hasWaited = true;
      await delay(200);
    }
    return await work();
  } finally {
    if (read(file) === read(mine)) rmSync(file, { force: true });
    rmSync(mine, { force: true });
  }
}

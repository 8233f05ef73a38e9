import { readFileSync } from 'node:fs';

function parentOf(pid: number): number {
  if (pid === process.pid) return process.ppid;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
  return Number(fields.split(' ')[1]);
}

/** Whether each process of the line is still the child of the next. */
function isUnbroken(line: number[]): boolean {
  try {
    return line.slice(1).every((parent, index) => parentOf(line[index] ?? 0) === parent);
  } catch {
    return false;
  }
}

/**
 * Calls back once when a process that we were started by is gone, so that a killed `npm start` leaves no server behind.
 * `npm start` names them in PLEIN_ANCESTORS; a program that forks us needs only keep its channel open.
 */
export function onParentGone(callback: () => void): void {
  if (process.channel) {
    process.once('disconnect', callback);
    process.channel.unref();
  }
  const ancestors = process.env.PLEIN_ANCESTORS?.split(' ').filter(Boolean).map(Number) ?? [];
  if (ancestors.length === 0) return;
  const line = [process.pid, ...ancestors];
  const check = setInterval(() => {
    if (isUnbroken(line)) return;
    clearInterval(check);
    callback();
  }, 250);
  check.unref();
}

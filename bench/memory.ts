import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { familyOf } from './process-family.ts';

export interface Memory {
  totalMegabytes: number;
  nodeMegabytes: number;
  databaseMegabytes: number;
  databaseProcesses: number;
}

/**
 * Node's whole resident memory, because what it shares it shares with us; of the database's processes their
 * proportional share, because each of them counts the same shared buffers as its own.
 */
export function memoryOf(pid: number): Memory {
  const [, ...database] = familyOf(pid);
  const nodeKilobytes = kilobytesOf(pid, 'Rss');
  const databaseKilobytes = database.reduce((sum, one) => sum + kilobytesOf(one, 'Pss'), 0);
  const megabytes = (kilobytes: number) => (kilobytes * 1024) / 1_000_000;
  return {
    totalMegabytes: megabytes(nodeKilobytes + databaseKilobytes),
    nodeMegabytes: megabytes(nodeKilobytes),
    databaseMegabytes: megabytes(databaseKilobytes),
    databaseProcesses: database.length,
  };
}

/** Outside Linux there is only the resident size, which counts shared buffers more than once. */
function kilobytesOf(pid: number, measure: 'Rss' | 'Pss'): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(new RegExp(`^${measure}:\\s*(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
  } catch {
    return residentKilobytes(pid);
  }
}

function residentKilobytes(pid: number): number {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    // It ended between the listing and this look.
    return 0;
  }
}

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A process and everything it started, itself first. */
export function familyOf(pid: number): number[] {
  const parents = parentOfEach();
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

function parentOfEach(): Map<number, number> {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return new Map(lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]));
  }
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(pids.map((pid) => [Number(pid), Number(statOf(pid)?.[1])]));
}

/** The fields of /proc/…/stat after the name, which may itself have spaces: state, parent, … */
function statOf(pid: number | string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
}

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock. */
const millisecondsPerTick = 10;
/** Its own in user and system mode, and that of children that have ended, so that nothing is lost when one does. */
const timeFields = [11, 12, 13, 14];

/**
 * The processor time that these processes and all they started have had, without what others among them and all that
 * those started had; or nothing where the system does not tell.
 */
export function processorMilliseconds(pids: readonly number[], without: readonly number[] = []): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const left = new Set(without.flatMap(familyOf));
  const families = new Set(pids.flatMap(familyOf));
  let ticks = 0;
  for (const pid of families) {
    if (left.has(pid)) continue;
    const stat = statOf(pid);
    for (const field of timeFields) ticks += Number(stat?.[field] ?? 0);
  }
  return ticks * millisecondsPerTick;
}

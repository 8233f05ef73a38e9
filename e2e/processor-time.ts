import { readFileSync } from 'node:fs';

/** Seconds of processor, by who spent them. */
export interface ProcessorTime {
  browser: number;
  server: number;
  tests: number;
}

/** Of one process and all that it started, which is no longer there itself: its children are added when they end. */
interface Root {
  isServer: boolean;
  seconds: number;
}

/** Linux counts in hundredths, on every machine that we know. */
const ticksPerSecond = 100;

function secondsOf(pid: number, withEnded: boolean): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program comes first, and may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = fields.slice(11, withEnded ? 15 : 13).map(Number);
  return own.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

function secondsOfTree(pid: number): number {
  try {
    return childrenOf(pid).reduce((sum, child) => sum + secondsOfTree(child), secondsOf(pid, true));
  } catch {
    // It ended while we looked.
    return 0;
  }
}

function readRoots(): Map<number, Root> {
  const roots = new Map<number, Root>();
  for (const pid of childrenOf(process.pid)) {
    try {
      const isServer = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('built-server');
      roots.set(pid, { isServer, seconds: secondsOfTree(pid) });
    } catch {
      // The same.
    }
  }
  return roots;
}

/** Answers what was spent since it was asked before. Other systems than Linux have no such files: there it knows nothing. */
export class ProcessorClock {
  #own = 0;
  #roots = new Map<number, Root>();

  lap(): ProcessorTime | undefined {
    try {
      return this.#read();
    } catch {
      return undefined;
    }
  }

  #read(): ProcessorTime {
    const own = secondsOf(process.pid, false);
    const roots = readRoots();
    const spent = { browser: 0, server: 0, tests: own - this.#own };
    for (const [pid, { isServer, seconds }] of roots) {
      spent[isServer ? 'server' : 'browser'] += seconds - (this.#roots.get(pid)?.seconds ?? 0);
    }
    this.#own = own;
    this.#roots = roots;
    return spent;
  }
}

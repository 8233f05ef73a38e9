import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface CalmCollectionParts {
  /** In bytes: what the heap has of the system, and what it holds on to outside itself. */
  takenMemory(): number;
  /** From 0 to 1: how much of the time since it was last asked this thread had work. */
  busyShare(): number;
  collect(): void;
}

/** In bytes. Less is not worth the time that a collection stops everything. */
export const worthCollecting = 32 * 1024 * 1024;
/** Above this share of the time someone may well be waiting. */
export const calm = 0.05;
/** So many looks in a row: a pause between two visitors is no reason to begin anew. */
export const calmLooks = 7;

/**
 * V8 gives little back of what it took under load, because it may need that again. When little has been asked of us for
 * a while and much was taken since the last time, all garbage is collected and the room of it given back to the system.
 * V8 throws away what it compiled with it, so that answers cost up to twice as much until it has compiled that again.
 */
export class CalmCollection {
  readonly #parts: CalmCollectionParts;
  #takenBefore = 0;
  #calmLooks = 0;
  /** Nothing is compiled yet that could be lost, so the first collection need not wait. */
  #looksToWait = 1;

  constructor(parts: CalmCollectionParts) {
    this.#parts = parts;
  }

  /** Called again and again. The first calm after the start always collects: loading the code left much behind. */
  look(): void {
    this.#calmLooks = this.#parts.busyShare() > calm ? 0 : this.#calmLooks + 1;
    if (this.#calmLooks < this.#looksToWait) return;
    if (this.#parts.takenMemory() - this.#takenBefore < worthCollecting) return;
    this.#parts.collect();
    this.#looksToWait = calmLooks;
    this.#takenBefore = this.#parts.takenMemory();
  }
}

/** In milliseconds. */
const lookEvery = 3000;

/** An ordinary collection keeps the room for itself. */
export const collectEverything = (gc: NodeJS.GCFunction): void => gc({ type: 'major', flavor: 'last-resort' });

function busyShareSinceLastTime(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

/** As a flag of the start it would make V8 compile all of Node's own code, at every start (scripts/run-server.mjs). */
export function collector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  const gc: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return gc;
}

interface CalmEvents {
  /** Before everything is collected, and with it what V8 compiled. */
  before(): void;
  onCollected(milliseconds: number): void;
}

/** Until what it returns is called. */
export function collectWhenCalm({ before, onCollected }: CalmEvents): () => void {
  const collection = new CalmCollection({
    takenMemory: () => {
      const { total_heap_size, external_memory } = getHeapStatistics();
      return total_heap_size + external_memory;
    },
    busyShare: busyShareSinceLastTime(),
    collect: () => {
      before();
      const begin = performance.now();
      collectEverything(collector());
      onCollected(performance.now() - begin);
    },
  });
  const timer = setInterval(() => collection.look(), lookEvery).unref();
  return () => clearInterval(timer);
}

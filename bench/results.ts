import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { source, type Verdict } from './budgets.ts';
import type { Comparison } from './compare.ts';
import type { FirstViews } from './first-views.ts';
import type { FirstVisit } from './first-visit.ts';
import type { Machine } from './machine.ts';
import type { Memory } from './memory.ts';
import type { PictureFigures } from './picture.ts';
import type { Cores } from './pinned-process.ts';
import { root } from './product.ts';
import type { Starts } from './start-time.ts';

/** One run, as it is written down. */
export interface Results {
  machine: Machine;
  cores: Cores | undefined;
  isQuick: boolean;
  starts: Omit<Starts, 'product'>;
  idleMemory: Memory;
  memoryAfterLoad: Memory;
  firstVisit: FirstVisit;
  firstViews: FirstViews;
  /** Of the demo's home page, with gzip. */
  packedPageBytes: number;
  picture: PictureFigures;
  comparisons: Comparison[];
  verdicts: Verdict[];
}

const place = 'bench/results/latest.json';

export function writeResults(results: Results): string {
  const file = join(root, place);
  mkdirSync(dirname(file), { recursive: true });
  const text = JSON.stringify({ measuredAt: new Date().toISOString(), budgetsFrom: source, ...results }, null, 2);
  writeFileSync(file, `${text}\n`);
  return place;
}

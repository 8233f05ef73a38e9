import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Mutant, Outcome } from './prepared-run.ts';

interface Counts {
  changes: number;
  noticed: number;
  unnoticed: number;
  /** No test that was run comes there. */
  unreached: number;
  /** Made while a file is loaded: schemas, tables of constants. Not tried. */
  atLoading: number;
}

const none: Counts = { changes: 0, noticed: 0, unnoticed: 0, unreached: 0, atLoading: 0 };

function stateOf({ id }: Mutant, { killed, reached, atLoading }: Outcome): Exclude<keyof Counts, 'changes'> {
  if (killed[id] !== undefined) return 'noticed';
  if (reached[id] !== undefined) return 'unnoticed';
  return atLoading.includes(id) ? 'atLoading' : 'unreached';
}

/** Every change that no test noticed, and how many there were in each file. */
export function printReport(root: string, mutants: readonly Mutant[], outcome: Outcome): void {
  const table: Record<string, Counts> = {};
  const total = { ...none };
  for (const mutant of mutants) {
    const file = relative(root, mutant.fileName);
    const state = stateOf(mutant, outcome);
    table[file] ??= { ...none };
    for (const counts of [table[file], total]) {
      counts.changes += 1;
      counts[state] += 1;
    }
    if (state === 'unnoticed' || state === 'unreached') console.log(`${state}  ${file}:${described(mutant)}`);
  }
  console.table({ ...table, total });
  for (const file of Object.keys(outcome.unrepeatable))
    console.log(`could not be run twice, and was left out: ${file}`);
}

function described({ fileName, mutatorName, replacement, location: { start, end } }: Mutant): string {
  const line = readFileSync(fileName, 'utf8').split('\n')[start.line] ?? '';
  const was = start.line === end.line ? line.slice(start.column, end.column) : `${line.slice(start.column)} …`;
  return `${start.line + 1}  ${mutatorName}  ${was}  →  ${replacement.replace(/\s+/g, ' ').slice(0, 120)}`;
}

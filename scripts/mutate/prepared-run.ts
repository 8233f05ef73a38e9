import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** One place where a file was changed, and what it became. */
export interface Mutant {
  id: string;
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: Place; end: Place };
}

/** Both from 0. */
interface Place {
  line: number;
  column: number;
}

export interface PreparedRun {
  /** The text of each file with all its changes in it, each behind a switch. */
  files: Record<string, string>;
  mutants: Mutant[];
}

/** What the tests did, by the number of the change. */
export interface Outcome {
  /** The test file that noticed it. */
  killed: Record<string, string>;
  /** The test files that reach it. */
  reached: Record<string, string[]>;
  /** Reached while files are loaded, where it cannot be switched on afterwards. */
  atLoading: string[];
  /** Test files that pass once and fail when they are run again in the same process: nothing was tried with them. */
  unrepeatable: Record<string, true>;
}

/** The program that makes a run and the tests that carry it out are two processes; this is what lies between them. */
const fileOf = (name: string): string => `${process.env.MUTATE_FOLDER}/${name}.json`;

export function prepareRun(run: PreparedRun): void {
  writeFileSync(fileOf('run'), JSON.stringify(run));
}

export const preparedRun = (): PreparedRun => JSON.parse(readFileSync(fileOf('run'), 'utf8')) as PreparedRun;

export function keepOutcome(outcome: Outcome): void {
  writeFileSync(fileOf('outcome'), JSON.stringify(outcome));
}

export const outcomeOfRun = (): Outcome | undefined =>
  existsSync(fileOf('outcome')) ? (JSON.parse(readFileSync(fileOf('outcome'), 'utf8')) as Outcome) : undefined;

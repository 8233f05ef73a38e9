/** What was measured, and whether it is as it must be. */
export interface Finding {
  what: string;
  measured: string;
  isGood: boolean;
}

/** Prints each line as it is found, and gives the code that the program ends with. */
export class Findings {
  readonly #all: Finding[] = [];

  note(what: string, measured: string, isGood = true): void {
    this.#all.push({ what, measured, isGood });
    console.log(`${isGood ? '✓' : '✗'} ${what.padEnd(68)} ${measured}`);
  }

  get exitCode(): number {
    return this.#all.every(({ isGood }) => isGood) ? 0 : 1;
  }
}

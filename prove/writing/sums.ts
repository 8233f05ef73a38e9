import type { Challenge } from '#platform/contract/robots/challenge.ts';
import type { SolvedChallenge } from '../faults/form-calls.ts';
import { call, type Site, type Told } from '../faults/site.ts';
import { solutionOf } from './solution.ts';

/** In milliseconds: nobody fills in a form in less. */
const leastAge = 4000;
const most = 30;

/** The sums that keep robots away, some worked out ahead: each is for one who sends, and not at once. */
export class Sums {
  readonly #path: string;
  readonly #kept: { since: number; sum: SolvedChallenge }[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  /** One that is old enough. */
  take(): SolvedChallenge | undefined {
    const [first] = this.#kept;
    if (first === undefined || performance.now() - first.since < leastAge) return undefined;
    this.#kept.shift();
    return first.sum;
  }

  /** Asks for another, unless there are enough; answers what it was told when that was no sum. */
  async add({ product: { port } }: Site): Promise<Told | undefined> {
    if (this.#kept.length >= most) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return undefined;
    }
    const told = await call(port, this.#path, { method: 'POST' });
    if (told.status !== 200) return told;
    const { token, bits } = JSON.parse(told.body) as Challenge;
    this.#kept.push({ since: performance.now(), sum: { token, solution: solutionOf(token, bits) } });
    return undefined;
  }
}

import { insideOf } from '../inside.ts';
import { type Answer, type Call, described, isSuccess } from './call.ts';
import type { ViewerPlan } from './viewers.ts';

export interface Noted {
  viewer: string;
  status: number;
  milliseconds: number;
  call: string;
  /** The beginning of what came back. */
  answer: string;
}

/** What is seen of an answer beside itself. */
interface Seen {
  leaked: readonly string[];
  /** By its weight, as most are; not because each of the contract is called once. */
  isPicked: boolean;
}

const slowest = 10;
/** Who looks after the server is told where its files go; nobody is told a stack. */
const staff = 4;

/** What came of all calls. */
export class Tally {
  readonly byStatus = new Map<number, number>();
  readonly byViewer = new Map<string, { calls: number; successes: number }>();
  readonly byOperation = new Map<string, Map<number, number>>();
  readonly failures: Noted[] = [];
  readonly leaks: Noted[] = [];
  /** Answers with a stack or a folder of the server. */
  readonly insides: Noted[] = [];
  #slow: Noted[] = [];
  readonly #folders: readonly string[];
  readonly declared: readonly string[];
  calls = 0;
  #picked = 0;
  #successes = 0;

  /** Folders of the server that stand in no answer, and every call that is declared. */
  constructor({ folders, declared }: { folders: readonly string[]; declared: readonly string[] }) {
    this.#folders = folders;
    this.declared = declared;
  }

  note({ name: viewer, level }: ViewerPlan, call: Call, answer: Answer, { leaked, isPicked }: Seen): void {
    const { status, milliseconds } = answer;
    const isGood = isSuccess(answer);
    this.calls += 1;
    if (isPicked) {
      this.#picked += 1;
      this.#successes += isGood ? 1 : 0;
    }
    count(this.byStatus, status);
    const statuses = this.byOperation.get(call.operation) ?? new Map<number, number>();
    this.byOperation.set(call.operation, statuses);
    count(statuses, status);
    const before = this.byViewer.get(viewer) ?? { calls: 0, successes: 0 };
    this.byViewer.set(viewer, { calls: before.calls + 1, successes: before.successes + (isGood ? 1 : 0) });
    const noted = (): Noted => ({
      viewer,
      status,
      milliseconds,
      call: described(call),
      answer: answer.text.slice(0, 300),
    });
    if (status >= 500 || status === 0) this.failures.push(noted());
    const inside = insideOf(answer.text, level < staff ? this.#folders : []);
    if (inside !== undefined) this.insides.push({ ...noted(), answer: inside });
    if (leaked.length > 0) this.leaks.push({ ...noted(), answer: leaked.join(', ') });
    if (this.#slow.length < slowest || milliseconds > (this.#slow.at(-1)?.milliseconds ?? 0)) {
      this.#slow = [...this.#slow, noted()]
        .sort((one, other) => other.milliseconds - one.milliseconds)
        .slice(0, slowest);
    }
  }

  get slowest(): readonly Noted[] {
    return this.#slow;
  }

  /** Of those that were picked by their weight. */
  get share(): number {
    return this.#picked === 0 ? 0 : this.#successes / this.#picked;
  }

  /** Of the contract. */
  get neverCalled(): string[] {
    return this.declared.filter((name) => !this.byOperation.has(name));
  }

  /** What was asked and never given to anyone: there the contract alone does not make a call that works. */
  get neverSucceeded(): string[] {
    const declared = new Set(this.declared);
    return [...this.byOperation]
      .filter(([name]) => declared.has(name))
      .filter(([, statuses]) => ![...statuses.keys()].some((status) => isSuccess({ status })))
      .map(([name, statuses]) => `${name}  ${listed(statuses)}`);
  }
}

const count = (counts: Map<number, number>, status: number) => counts.set(status, (counts.get(status) ?? 0) + 1);

export const listed = (counts: ReadonlyMap<number, number>): string =>
  [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${status}: ${times}`)
    .join('  ');

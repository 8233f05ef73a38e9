import type { ControlDb } from '#platform/server/database/database.ts';
import { answersFrom, slotOf } from '../../contract/answers/answers.ts';
import { deleteAnswerTimesBefore, saveAnswerTimes } from './answer-times.repository.ts';

/** Since the process began; they only grow. */
export interface AnswerTotals {
  kept: number;
  /** By `answerBounds`. */
  made: readonly number[];
}

const difference = (now: AnswerTotals, before: AnswerTotals): AnswerTotals => ({
  kept: now.kept - before.kept,
  made: now.made.map((count, at) => count - (before.made[at] ?? 0)),
});

const countOf = ({ kept, made }: AnswerTotals): number => made.reduce((sum, one) => sum + one, kept);

/** Writes down what this process answered, ten minutes at a time, whenever it says that it is there. */
export class AnswerLog {
  readonly #processId: string;
  readonly #totals: () => AnswerTotals;
  /** As it was when these ten minutes began, and when it was last looked. */
  #begin: AnswerTotals;
  #last: AnswerTotals;
  #lastAt: number;
  #slot: number;
  #isTidied = false;

  constructor(processId: string, totals: () => AnswerTotals, now: Date) {
    this.#processId = processId;
    this.#totals = totals;
    this.#begin = this.#last = this.#copy();
    this.#lastAt = now.getTime();
    this.#slot = slotOf(now);
  }

  /** How much was asked each second since it was asked last. */
  look(now: Date): number {
    if (slotOf(now) !== this.#slot) {
      this.#slot = slotOf(now);
      // What came since the last look is of these ten minutes.
      this.#begin = this.#last;
      this.#isTidied = false;
    }
    const totals = this.#copy();
    const seconds = (now.getTime() - this.#lastAt) / 1000;
    const perSecond = seconds > 0 ? countOf(difference(totals, this.#last)) / seconds : 0;
    this.#last = totals;
    this.#lastAt = now.getTime();
    return perSecond;
  }

  /** What it counted until it looked last; a quiet night writes nothing. */
  async write(control: ControlDb, now: Date): Promise<void> {
    const counted = difference(this.#last, this.#begin);
    if (countOf(counted) > 0)
      await saveAnswerTimes(control, this.#processId, { begunAt: new Date(this.#slot), ...counted });
    if (this.#isTidied) return;
    await deleteAnswerTimesBefore(control, answersFrom(now));
    this.#isTidied = true;
  }

  #copy(): AnswerTotals {
    const { kept, made } = this.#totals();
    return { kept, made: [...made] };
  }
}

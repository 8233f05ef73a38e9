import type { LoggedOperation, Operation, TextPlace, TextStep } from '../../contract/operations/operation.ts';
import { isSamePlace } from '../../contract/operations/same-place.ts';
import type { HeardSteps } from './editor-session.ts';
import type { Pending } from './page-replica.ts';

type Made = Pick<Pending, 'id' | 'operation'>;

const stepsIn = (operation: Operation, place: TextPlace): readonly TextStep[] =>
  operation.kind === 'text' && isSamePlace(operation.place, place) ? operation.steps : [];

interface Change {
  place: TextPlace;
  /** What was pending before, with what takes it back. */
  before: readonly Pick<Pending, 'id' | 'operation' | 'inverse'>[];
  news: readonly Pick<LoggedOperation, 'id' | 'operation'>[];
  /** What is pending still. */
  after: readonly Made[];
}

/**
 * From the text as it was drawn here to the text as it is now: one's own steps back, those of the server, one's own
 * again. Nothing when nobody else wrote in it.
 */
export function heardSteps({ place, before, news, after }: Change): HeardSteps | undefined {
  const own = new Set(before.map(({ id }) => id));
  const isForeign = news.some(({ id, operation }) => !own.has(id) && stepsIn(operation, place).length > 0);
  const left = new Set([...news, ...after].map(({ id }) => id));
  const isLost = before.some(({ id, operation }) => !left.has(id) && stepsIn(operation, place).length > 0);
  if (!isForeign && !isLost) return undefined;
  const steps: TextStep[] = [];
  /** Where the steps that took back an operation stand. */
  const taken = new Map<string, { from: number; count: number }>();
  for (const { id, inverse } of before.toReversed()) {
    const back = inverse.flatMap((operation) => stepsIn(operation, place));
    taken.set(id, { from: steps.length, count: back.length });
    steps.push(...back);
  }
  const mirrors: [number, number][] = [];
  for (const { id, operation } of [...news, ...after]) {
    const made = stepsIn(operation, place);
    const back = taken.get(id);
    if (back?.count === made.length) {
      for (const step of made.keys()) mirrors.push([back.from + back.count - 1 - step, steps.length + step]);
    }
    steps.push(...made);
  }
  return { steps, mirrors };
}

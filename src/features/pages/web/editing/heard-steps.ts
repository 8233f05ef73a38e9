import { placeAfter } from '../../contract/operations/follow.ts';
import type { LoggedOperation, TextPlace, TextStep } from '../../contract/operations/operation.ts';
import { stepsIn } from '../../contract/operations/set-text.ts';
import type { HeardSteps } from './editor-session.ts';
import type { Pending } from './page-replica.ts';

type Made = Pick<Pending, 'id' | 'operation' | 'inverse'>;

interface Change {
  place: TextPlace;
  /** What was pending before, with what takes it back. */
  before: readonly Made[];
  news: readonly Pick<LoggedOperation, 'id' | 'operation' | 'inverse'>[];
  /** What is pending still. */
  after: readonly Made[];
}

/**
 * From the text as it was drawn here to the text as it is now: one's own steps back, those of the server, one's own
 * again. Nothing when nobody else wrote in it. An entry of a list that someone moved takes its texts along.
 */
export function heardSteps({ place, before, news, after }: Change): HeardSteps | undefined {
  const own = new Set(before.map(({ id }) => id));
  let now: TextPlace | undefined = place;
  const made: { id: string; steps: readonly TextStep[]; isNews: boolean }[] = [];
  for (const { id, operation, inverse } of news) {
    if (now === undefined) break;
    made.push({ id, steps: stepsIn(operation, inverse, now), isNews: true });
    if (!own.has(id)) now = placeAfter(now, operation);
  }
  // Its entry was taken out: there is no text to go on with.
  if (now === undefined) return undefined;
  for (const { id, operation, inverse } of after) {
    made.push({ id, steps: stepsIn(operation, inverse, now), isNews: false });
  }
  const isForeign = made.some(({ id, steps, isNews }) => isNews && !own.has(id) && steps.length > 0);
  const left = new Set([...news, ...after].map(({ id }) => id));
  const isLost = before.some(
    ({ id, operation, inverse }) => !left.has(id) && stepsIn(operation, inverse, place).length > 0,
  );
  if (!isForeign && !isLost) return undefined;
  const steps: TextStep[] = [];
  /** Where the steps that took back an operation stand. */
  const taken = new Map<string, { from: number; count: number }>();
  for (const { id, operation, inverse } of before.toReversed()) {
    const back = inverse.flatMap((one) => stepsIn(one, [operation], place));
    taken.set(id, { from: steps.length, count: back.length });
    steps.push(...back);
  }
  const mirrors: [number, number][] = [];
  for (const { id, steps: again } of made) {
    const back = taken.get(id);
    if (back?.count === again.length) {
      for (const step of again.keys()) mirrors.push([back.from + back.count - 1 - step, steps.length + step]);
    }
    steps.push(...again);
  }
  return { steps, mirrors };
}

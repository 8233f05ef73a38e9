import type { Step } from '@tiptap/pm/transform';
import { type Followed, follow } from './follow.ts';
import type { Operation, TextPlace } from './operation.ts';
import { readSteps, rebaseSteps, writeStep } from './rebase-steps.ts';
import { isSamePlace } from './same-place.ts';

export type { Followed } from './follow.ts';

type Text = Extract<Operation, { kind: 'text' }>;

const isText = (operation: Followed): operation is Text => typeof operation === 'object' && operation.kind === 'text';

/** Operations of the log, with for each the place in the list of the one that it took back. */
export interface Past {
  operations: readonly Operation[];
  takenBack?: ReadonlyMap<number, number>;
  /** The places of ours that wait for someone to choose: they go along, and what others did is as without them. */
  waiting?: ReadonlySet<number>;
}

/** One of ours that types, and what `past` did to the same text. */
interface Typing {
  place: number;
  theirs: number[];
}

/**
 * Operations that were made one after another where `past` had not happened yet, as they are where it has. What names
 * an entry of a list by its place follows it; steps in the same text are rebased together.
 */
export function rebase(ours: readonly Operation[], past: Past): Followed[] {
  // Each of them with its place in `past`, which ours move along as well.
  let theirs: { operation: Followed; place: number }[] = past.operations.map((operation, place) => ({
    operation,
    place,
  }));
  const typing: Typing[] = [];
  const followed = ours.map((operation, place): Followed => {
    let current: Followed = operation;
    const inSameText: number[] = [];
    theirs = theirs.map((their) => {
      if (typeof current !== 'object' || typeof their.operation !== 'object') return their;
      if (isText(current) && isText(their.operation) && isSamePlace(current.place, their.operation.place)) {
        inSameText.push(their.place);
        return their;
      }
      const isDone = past.waiting?.has(place) !== true;
      const after = isDone ? { ...their, operation: follow(their.operation, current) } : their;
      current = follow(current, their.operation);
      return after;
    });
    if (isText(current) && inSameText.length > 0) typing.push({ place, theirs: inSameText });
    return current;
  });
  rebaseTyping(followed, typing, past);
  return followed;
}

/** Ours in one text are rebased as one list of steps, so that what they do to each other stays as it was. */
function rebaseTyping(followed: Followed[], typing: readonly Typing[], past: Past): void {
  const done = new Set<number>();
  for (const { place, theirs } of typing) {
    const first = followed[place] as Text;
    if (done.has(place)) continue;
    const inText = typing
      .map((one) => one.place)
      .filter((one) => isSamePlace((followed[one] as Text).place, first.place));
    for (const one of inText) done.add(one);
    rebaseText(followed, inText, theirs, past);
  }
}

function rebaseText(followed: Followed[], inText: readonly number[], theirs: readonly number[], past: Past): void {
  const texts = inText.map((place) => followed[place] as Text);
  const format = texts[0]?.place.format ?? 'plain';
  const { steps, takenBack } = pastSteps(theirs, format, past);
  const lists = texts.map((text) => readSteps(format, text.steps));
  const rebased = rebaseSteps(lists.flat(), { steps, takenBack });
  let from = 0;
  for (const [index, list] of lists.entries()) {
    const own = rebased.slice(from, from + list.length);
    from += list.length;
    const place = inText[index] ?? 0;
    // Half of what someone typed in one go would be worse than to say that it could not be kept.
    followed[place] = own.includes('lost')
      ? 'lost'
      : settled({ ...(texts[index] as Text), steps: (own as Step[][]).flat().map(writeStep) });
  }
}

const settled = (text: Text): Followed => (text.steps.length === 0 ? 'already' : text);

/** The steps of these operations in one list; of one that took another back, step by step what it took back. */
function pastSteps(theirs: readonly number[], format: TextPlace['format'], { operations, takenBack }: Past) {
  const ranges = new Map<number, { from: number; to: number }>();
  const mirrors = new Map<number, number>();
  const steps = theirs.flatMap((place) => {
    const own = readSteps(format, (operations[place] as Text).steps);
    const from = [...ranges.values()].at(-1)?.to ?? 0;
    ranges.set(place, { from, to: from + own.length });
    const target = ranges.get(takenBack?.get(place) ?? -1);
    if (target !== undefined && target.to - target.from === own.length) {
      for (const step of own.keys()) mirrors.set(from + step, target.to - 1 - step);
    }
    return own;
  });
  return { steps, takenBack: mirrors };
}

import { Slice } from '@tiptap/pm/model';
import { Mapping, ReplaceAroundStep, ReplaceStep, Step } from '@tiptap/pm/transform';
import type { TextPlace, TextStep } from './operation.ts';
import { OperationFault } from './operation-fault.ts';
import { plainSchema, richSchema } from './text-schema.ts';

export function readSteps(format: TextPlace['format'], steps: readonly TextStep[]): Step[] {
  const schema = format === 'rich' ? richSchema : plainSchema;
  try {
    return steps.map((step) => Step.fromJSON(schema, step));
  } catch {
    throw new OperationFault('no-fit');
  }
}

export const writeStep = (step: Step): TextStep => step.toJSON() as TextStep;

/** Two lists that follow each other as one; letters that were typed one after another become one step. */
export function joinSteps(
  format: TextPlace['format'],
  first: readonly TextStep[],
  second: readonly TextStep[],
): TextStep[] {
  const joined = readSteps(format, first);
  for (const step of readSteps(format, second)) {
    const last = joined.at(-1);
    const merged = last?.merge(step) ?? null;
    if (merged === null) joined.push(step);
    else joined[joined.length - 1] = merged;
  }
  return joined.map(writeStep);
}

/** Steps of the log, with for each the place in the list of the step that it took back. */
export interface PastSteps {
  steps: readonly Step[];
  takenBack?: ReadonlyMap<number, number>;
}

/** A step as it is now: in pieces where something of others' lies inside it, nothing where it has no work left. */
export type RebasedStep = readonly Step[] | 'lost';

/**
 * Steps that were made where `past` had not happened yet, as they are where it has: the way of prosemirror-collab, for
 * lists that are known whole, but without losing letters. What others typed inside words that we take out stays, and
 * what we typed inside words that they took out comes where those were.
 */
export function rebaseSteps(ours: readonly Step[], { steps, takenBack }: PastSteps): RebasedStep[] {
  const mapping = new Mapping(ours.map((step) => step.getMap().invert()).reverse());
  for (const [place, step] of steps.entries()) {
    const mirror = takenBack?.get(place);
    mapping.appendMap(step.getMap(), mirror === undefined ? undefined : mirror + ours.length);
  }
  // What was put back is not new.
  const added = [...steps.keys()].filter((place) => !takenBack?.has(place)).map((place) => place + ours.length);
  return ours.map((step, place) => {
    const from = ours.length - place;
    const rebased = rebaseStep(step, mapping.slice(from), () => foreignRanges(mapping, added));
    if (rebased === 'lost') return rebased;
    for (const piece of rebased) mapping.appendMap(piece.getMap(), rebased.length === 1 ? from - 1 : undefined);
    return rebased;
  });
}

interface Range {
  from: number;
  to: number;
}

function rebaseStep(step: Step, mapping: Mapping, foreign: () => Range[]): RebasedStep {
  if (!(step instanceof ReplaceStep)) {
    const mapped = step.map(mapping);
    if (mapped !== null) return [mapped];
    // Words that are gone need not be bold.
    return step instanceof ReplaceAroundStep ? 'lost' : [];
  }
  const from = mapping.map(step.from, 1);
  const to = Math.max(from, mapping.map(step.to, -1));
  const pieces = without({ from, to }, step.from === step.to ? [] : foreign());
  const [first = { from, to: from }, ...rest] = pieces;
  const replaced = new ReplaceStep(first.from, first.to, step.slice);
  const isIdle = first.from === first.to && step.slice.size === 0;
  // From the back to the front, so that no piece moves another.
  const others = rest.map((piece) => new ReplaceStep(piece.from, piece.to, Slice.empty));
  return [...others.reverse(), ...(isIdle ? [] : [replaced])];
}

/** What the steps of the past put in, where it stands now. */
function foreignRanges(mapping: Mapping, places: readonly number[]): Range[] {
  const ranges: Range[] = [];
  for (const place of places) {
    const later = mapping.slice(place + 1);
    mapping.maps[place]?.forEach((_, __, start, end) => {
      const range = { from: later.map(start, 1), to: later.map(end, -1) };
      if (range.from < range.to) ranges.push(range);
    });
  }
  return ranges.sort((one, other) => one.from - other.from);
}

function without(range: Range, taken: readonly Range[]): Range[] {
  let { from } = range;
  const pieces: Range[] = [];
  for (const one of taken) {
    if (one.to <= from || one.from >= range.to) continue;
    if (one.from > from) pieces.push({ from, to: one.from });
    from = one.to;
  }
  if (from < range.to) pieces.push({ from, to: range.to });
  return pieces;
}

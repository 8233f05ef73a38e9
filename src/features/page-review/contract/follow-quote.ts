import type { Node } from '@tiptap/pm/model';
import { Mapping } from '@tiptap/pm/transform';
import { follow } from '#features/pages/contract/operations/follow.ts';
import type { LoggedOperation, Operation, TextPlace, TextStep } from '#features/pages/contract/operations/operation.ts';
import { readSteps } from '#features/pages/contract/operations/rebase-steps.ts';
import { isSamePlace } from '#features/pages/contract/operations/same-place.ts';
import { textNode } from '#features/pages/contract/operations/text-node.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';

export interface QuotedWords {
  place: TextPlace;
  from: number;
  to: number;
  /** What they say, by which they are found again in a text that was written anew as a whole. */
  quote?: string;
}

export type PastOperation = Pick<LoggedOperation, 'id' | 'operation' | 'undoes'>;

/** Where words stand after what was done to the page since; nothing while they are taken away or replaced as a whole. */
export function followQuote(
  { quote, ...quoted }: QuotedWords,
  since: readonly PastOperation[],
): QuotedWords | undefined {
  let { place } = quoted;
  let { from, to } = quoted;
  let steps = createPastSteps(place.format);
  for (let index = 0; index < since.length; index += 1) {
    const entry = since[index] as PastOperation;
    const { operation } = entry;
    if (operation.kind === 'text' && isSamePlace(operation.place, place)) {
      steps.add(entry, operation.steps);
      continue;
    }
    const anew = writtenAnew(operation, place);
    if (anew !== undefined) {
      const found = quote === undefined ? undefined : nearest(textNode(place.format, anew), quote, steps.map(from, 1));
      if (found === undefined) return undefined;
      ({ from, to } = found);
      steps = createPastSteps(place.format);
      continue;
    }
    const followed = follow({ kind: 'text', place, steps: [] }, operation);
    if (typeof followed === 'object' && followed.kind === 'text') {
      place = followed.place;
      continue;
    }
    // The text is gone; whoever takes that back brings it back as it was.
    index = since.findIndex(({ undoes }, later) => later > index && undoes === entry.id);
    if (index === -1) return undefined;
  }
  from = steps.map(from, 1);
  to = steps.map(to, -1);
  return from < to ? { place, from, to } : undefined;
}

/** What was typed in one text. What was taken out and put back is where it was, as `rebaseSteps` has it. */
function createPastSteps(format: TextPlace['format']) {
  const mapping = new Mapping();
  const known = new Map<string, { first: number; count: number }>();
  return {
    map: (position: number, side: 1 | -1) => mapping.map(position, side),
    add({ id, undoes }: PastOperation, typed: readonly TextStep[]): void {
      const steps = readSteps(format, typed);
      const first = mapping.maps.length;
      const takenBack = undoes === null ? undefined : known.get(undoes);
      const isWhole = takenBack?.count === steps.length;
      for (const [index, step] of steps.entries()) {
        mapping.appendMap(step.getMap(), isWhole ? takenBack.first + takenBack.count - 1 - index : undefined);
      }
      // One that put something back is not taken back itself: a second time it is taken out anew.
      if (!isWhole) known.set(id, { first, count: steps.length });
    },
  };
}

/** A field of an item is filled in beside the sheet, and set with all of its words in every language. */
function writtenAnew(operation: Operation, { block, path, language }: TextPlace): unknown {
  if (operation.kind !== 'page' || block !== null || operation.path[0] !== 'item') return undefined;
  if (operation.path.some((name, index) => name !== path[index])) return undefined;
  return valueAt(operation.value, [...path.slice(operation.path.length), '$lang', language]);
}

/** The same words, where they stand nearest to where they stood. */
function nearest(text: Node, quote: string, at: number): { from: number; to: number } | undefined {
  const places: number[] = [];
  const look = (holder: Node, start: number) => {
    const words = holder.textBetween(0, holder.content.size, undefined, ' ');
    for (let found = words.indexOf(quote); found !== -1; found = words.indexOf(quote, found + 1)) {
      places.push(start + found);
    }
  };
  if (text.isTextblock) look(text, 0);
  text.descendants((node, position) => {
    if (node.isTextblock) look(node, position + 1);
  });
  const [from] = places.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at));
  return from === undefined ? undefined : { from, to: from + quote.length };
}

import type { Node } from '@tiptap/pm/model';
import { Mapping } from '@tiptap/pm/transform';
import { follow } from '#features/pages/contract/operations/follow.ts';
import type { Operation, TextPlace } from '#features/pages/contract/operations/operation.ts';
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

/** Where words stand after what was done to the page since; nothing when they were taken away or replaced as a whole. */
export function followQuote({ quote, ...quoted }: QuotedWords, since: readonly Operation[]): QuotedWords | undefined {
  let { place, from, to } = quoted;
  for (const operation of since) {
    if (operation.kind === 'text' && isSamePlace(operation.place, place)) {
      const mapping = new Mapping(readSteps(place.format, operation.steps).map((step) => step.getMap()));
      from = mapping.map(from, 1);
      to = mapping.map(to, -1);
      if (from >= to) return undefined;
      continue;
    }
    const anew = writtenAnew(operation, place);
    if (anew !== undefined) {
      const found = quote === undefined ? undefined : nearest(textNode(place.format, anew), quote, from);
      if (found === undefined) return undefined;
      ({ from, to } = found);
      continue;
    }
    const followed = follow({ kind: 'text', place, steps: [] }, operation);
    if (typeof followed !== 'object' || followed.kind !== 'text') return undefined;
    place = followed.place;
  }
  return { place, from, to };
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

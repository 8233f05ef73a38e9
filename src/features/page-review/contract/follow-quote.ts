import { Mapping } from '@tiptap/pm/transform';
import { follow } from '#features/pages/contract/operations/follow.ts';
import type { Operation, TextPlace } from '#features/pages/contract/operations/operation.ts';
import { readSteps } from '#features/pages/contract/operations/rebase-steps.ts';
import { isSamePlace } from '#features/pages/contract/operations/same-place.ts';

export interface QuotedWords {
  place: TextPlace;
  from: number;
  to: number;
}

/** Where words stand after what was done to the page since; nothing when they were taken away or replaced as a whole. */
export function followQuote(quoted: QuotedWords, since: readonly Operation[]): QuotedWords | undefined {
  let { place, from, to } = quoted;
  for (const operation of since) {
    if (operation.kind === 'text' && isSamePlace(operation.place, place)) {
      const mapping = new Mapping(readSteps(place.format, operation.steps).map((step) => step.getMap()));
      from = mapping.map(from, 1);
      to = mapping.map(to, -1);
      if (from >= to) return undefined;
      continue;
    }
    const followed = follow({ kind: 'text', place, steps: [] }, operation);
    if (typeof followed !== 'object' || followed.kind !== 'text') return undefined;
    place = followed.place;
  }
  return { place, from, to };
}

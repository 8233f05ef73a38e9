import { Transform } from '@tiptap/pm/transform';
import type { FindingPlace } from '#features/pages/contract/checks/finding.ts';
import type { Operation, TextStep } from '#features/pages/contract/operations/operation.ts';
import { textNode } from '#features/pages/contract/operations/text-node.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import { blockOf } from '../blocks/block-places.ts';
import { selectionAt } from '../texts/text-entry.ts';

interface Replacement {
  place: FindingPlace;
  words: string;
  by: string;
}

/** Other words in the place of these, with the marks that they have; nothing when they no longer stand there. */
export function replaceWords(document: PageDocument, { place, words, by }: Replacement): Operation[] {
  const { block: guid, path, language, spot } = place;
  const holder = guid === null ? document : blockOf(document, guid);
  const value = valueAt(holder, [...path, '$lang', language]);
  if (spot === undefined || value === undefined) return [];
  const format = typeof value === 'string' ? 'plain' : 'rich';
  const node = textNode(format, value);
  const { from, to } = selectionAt(node, { letters: spot.at, isBefore: true, length: spot.length });
  if (node.textBetween(from, to) !== words) return [];
  const inside = node.resolve(from).marksAcross(node.resolve(to)) ?? [];
  const changed = new Transform(node).replaceWith(from, to, node.type.schema.text(by, inside));
  const steps = changed.steps.map((step) => step.toJSON() as TextStep);
  return [{ kind: 'text', place: { block: guid, path, language, format }, steps }];
}

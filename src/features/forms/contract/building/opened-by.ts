import type { FormDocument, InnerField } from '../form-document.ts';
import { everyField } from '../form-questions.ts';

export const hangsOn = (field: Pick<InnerField, 'condition'>, id: string): boolean =>
  field.condition?.rules.some((rule) => rule.field === id) ?? false;

/** Conditions read backwards: what comes, goes or changes by the answer to a question. */
export const hangingOn = (document: Pick<FormDocument, 'fields'>, id: string): InnerField[] =>
  Array.from(everyField(document)).filter((field) => hangsOn(field, id));

/** How many of the fields right below this one hang on it: they stand under its answer, and go where it goes. */
export function hangersAfter(siblings: readonly InnerField[], index: number): number {
  const id = siblings[index]?.id;
  let count = 0;
  while (id !== undefined) {
    const next = siblings[index + 1 + count];
    if (next === undefined || !hangsOn(next, id)) break;
    count += 1;
  }
  return count;
}

/** The question right above that opens this one, by a water line; undefined when another stands between. */
export function openerAbove(siblings: readonly InnerField[], index: number): InnerField | undefined {
  const field = siblings[index];
  if (field?.condition === null || field === undefined) return undefined;
  for (let above = index - 1; above >= 0; above--) {
    const candidate = siblings[above];
    if (candidate === undefined) return undefined;
    if (hangsOn(field, candidate.id)) return candidate;
    const opener = candidate.condition?.rules[0]?.field;
    // Another that hangs on the same answer may stand between.
    if (opener === undefined || !field.condition.rules.some((rule) => rule.field === opener)) return undefined;
  }
  return undefined;
}

/** What a condition may look at: questions before it; within a group only those of the group. */
export function questionsBefore(document: Pick<FormDocument, 'fields'>, id: string): InnerField[] {
  for (const field of document.fields) {
    const at = field.fields.findIndex((one) => one.id === id);
    if (at !== -1) return field.fields.slice(0, at);
  }
  const at = document.fields.findIndex((one) => one.id === id);
  return document.fields.slice(0, Math.max(at, 0));
}

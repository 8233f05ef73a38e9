import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import type { FormCondition, FormDocument, FormField, InnerField } from '../form-document.ts';
import { mostFields } from '../form-limits.ts';
import { everyField, pageBreakKind } from '../form-questions.ts';
import { asOuter, type FieldPlace, findField, holdsFields, mapFields, withList } from './field-place.ts';
import { newFieldId } from './new-field.ts';
import { hangersAfter } from './opened-by.ts';

/** What can be said of a field; its id and its kind are changed by nobody, or by something of their own. */
export type FieldChanges = Partial<Omit<InnerField, 'id' | 'kind'>>;

/** Where a field goes that is added under another: after what hangs on it; at the end when there is none. */
export function placeUnder(document: FormDocument, id: string | null): FieldPlace {
  const found = id === null ? undefined : findField(document, id);
  if (found === undefined) return { group: null, index: document.fields.length };
  return { group: found.group, index: found.index + 1 + hangersAfter(found.siblings, found.index) };
}

/** Whether a field of this kind can stand there: a step and a group are of the form itself. */
export const canStandAt = (
  question: Pick<QuestionKind, 'kind' | 'holdsQuestions'> | undefined,
  { group }: FieldPlace,
): boolean => group === null || (question?.kind.name !== pageBreakKind && question?.holdsQuestions !== true);

export const isFull = (document: FormDocument): boolean => document.fields.length >= mostFields;

export function addField(document: FormDocument, field: FormField, { group, index }: FieldPlace): FormDocument {
  return withList(document, group, (fields) => fields.toSpliced(index, 0, field));
}

/** `index` counts after the field was taken away. What hangs on it right below goes along. */
export function moveField(document: FormDocument, id: string, { group, index }: FieldPlace): FormDocument {
  const found = findField(document, id);
  if (found === undefined || group === id) return document;
  const along = 1 + hangersAfter(found.siblings, found.index);
  const moved = found.siblings.slice(found.index, found.index + along).map(asOuter);
  if (group !== null && moved.some(({ fields, kind }) => fields.length > 0 || kind === pageBreakKind)) return document;
  const without = withList(document, found.group, (fields) => fields.toSpliced(found.index, along));
  return withList(without, group, (fields) => fields.toSpliced(index, 0, ...moved));
}

/** Undefined at the edge. */
export function placeAfterStep(document: FormDocument, id: string, by: 'up' | 'down'): FieldPlace | undefined {
  const found = findField(document, id);
  if (found === undefined) return undefined;
  const { group, index, siblings } = found;
  if (by === 'up') return index === 0 ? undefined : { group, index: index - 1 };
  const next = index + 1 + hangersAfter(siblings, index);
  return next >= siblings.length ? undefined : { group, index: index + 1 };
}

/** To the end of another step; `first` is the one before any page break. */
export function placeInStep(document: FormDocument, id: string, stepId: string): FieldPlace | undefined {
  const found = findField(document, id);
  if (found === undefined) return undefined;
  const along = found.group === null ? 1 + hangersAfter(found.siblings, found.index) : 0;
  const left = found.group === null ? document.fields.toSpliced(found.index, along) : document.fields;
  return placeAtEnd({ fields: left }, stepId);
}

/** Undefined of a step that is gone. */
export function placeAtEnd({ fields: left }: Pick<FormDocument, 'fields'>, stepId: string): FieldPlace | undefined {
  const begin = stepId === 'first' ? -1 : left.findIndex((field) => field.id === stepId);
  if (begin === -1 && stepId !== 'first') return undefined;
  const end = left.findIndex((field, index) => index > begin && field.kind === pageBreakKind);
  return { group: null, index: end === -1 ? left.length : end };
}

/** A copy right after it, with ids of its own; conditions within the copy look at the copy. */
export function duplicateField(
  document: FormDocument,
  id: string,
  random: () => number = Math.random,
): { document: FormDocument; id: string } | undefined {
  const found = findField(document, id);
  if (found === undefined) return undefined;
  const taken: FormField[] = [...document.fields];
  const ids = new Map<string, string>();
  for (const { id: old } of [found.field, ...(holdsFields(found.field) ? found.field.fields : [])]) {
    const fresh = newFieldId({ fields: taken }, random);
    ids.set(old, fresh);
    taken.push({ ...asOuter(found.field), id: fresh, fields: [] });
  }
  const copyOf = <Field extends InnerField>(field: Field): Field => ({
    ...field,
    id: ids.get(field.id) ?? field.id,
    condition: following(field.condition, ids),
  });
  const outer = asOuter(found.field);
  const copy = { ...copyOf(outer), fields: outer.fields.map(copyOf) };
  const place = placeUnder(document, id);
  return { document: addField(document, copy, place), id: copy.id };
}

const following = (condition: FormCondition | null, ids: ReadonlyMap<string, string>): FormCondition | null =>
  condition && {
    ...condition,
    rules: condition.rules.map((rule) => ({ ...rule, field: ids.get(rule.field) ?? rule.field })),
  };

/** What hangs on it keeps its condition, so that nothing changes unseen: the checks tell of it, and undo brings all back. */
export function removeField(document: FormDocument, id: string): FormDocument {
  const found = findField(document, id);
  if (found === undefined) return document;
  return withList(document, found.group, (fields) => fields.toSpliced(found.index, 1));
}

export const setField = (document: FormDocument, id: string, changes: FieldChanges): FormDocument =>
  mapFields(document, (field) => (field.id === id ? { ...field, ...changes } : field));

/** The settings of a kind are its own. */
export const changeKind = (document: FormDocument, id: string, question: QuestionKind): FormDocument =>
  mapFields(document, (field) =>
    field.id === id
      ? { ...field, kind: question.kind.name, settings: {}, autocomplete: question.autocomplete?.[0] ?? '' }
      : field,
  );

/** Which field takes the focus when this one goes. */
export function neighbourOf(document: FormDocument, id: string): string | undefined {
  const ids = Array.from(everyField(document), (field) => field.id);
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1];
}

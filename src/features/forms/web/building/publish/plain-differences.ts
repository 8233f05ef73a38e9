import { holdsFields } from '../../../contract/building/field-place.ts';
import type { FormDocument, InnerField } from '../../../contract/form-document.ts';
import { everyField } from '../../../contract/form-questions.ts';

export interface FieldDifference {
  change: 'added' | 'changed' | 'removed' | 'form';
  field: InnerField | undefined;
  /** As it was, of a field that is other now. */
  before?: InnerField;
}

/** What of a form is new, other or gone, field by field; a group counts by itself, its questions by themselves. */
export function plainDifferences(before: FormDocument, after: FormDocument): FieldDifference[] {
  const old = new Map(Array.from(everyField(before), (field) => [field.id, field]));
  const now = new Map(Array.from(everyField(after), (field) => [field.id, field]));
  const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
  const bare = (field: InnerField) => (holdsFields(field) ? { ...field, fields: [] } : { ...field, fields: [] });
  const changes: FieldDifference[] = [];
  if (!isSame([before.title, before.intro], [after.title, after.intro]))
    changes.push({ change: 'form', field: undefined });
  for (const field of now.values()) {
    const was = old.get(field.id);
    if (was === undefined) changes.push({ change: 'added', field });
    else if (!isSame(bare(was), bare(field))) changes.push({ change: 'changed', field, before: was });
  }
  for (const field of old.values()) if (!now.has(field.id)) changes.push({ change: 'removed', field });
  return changes;
}

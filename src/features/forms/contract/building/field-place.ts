import type { FormDocument, FormField, InnerField } from '../form-document.ts';

/** Among the fields of the form, or of a group when one is named. */
export interface FieldPlace {
  group: string | null;
  index: number;
}

export interface FoundField extends FieldPlace {
  field: InnerField | FormField;
  siblings: readonly InnerField[];
}

export function findField(document: Pick<FormDocument, 'fields'>, id: string): FoundField | undefined {
  for (const [index, field] of document.fields.entries()) {
    if (field.id === id) return { field, group: null, index, siblings: document.fields };
    const inner = field.fields.findIndex((one) => one.id === id);
    const found = field.fields[inner];
    if (found !== undefined) return { field: found, group: field.id, index: inner, siblings: field.fields };
  }
  return undefined;
}

/** A field of the form itself: one of a group has no `fields` of its own. */
export const holdsFields = (field: InnerField | FormField): field is FormField => 'fields' in field;

export const asOuter = (field: InnerField | FormField): FormField =>
  holdsFields(field) ? field : { ...field, fields: [] };

/** The same fields object where nothing changed: what draws a field need not draw it again. */
export function mapFields(document: FormDocument, change: (field: InnerField) => InnerField): FormDocument {
  const fields = document.fields.map((field): FormField => {
    const inner = field.fields.map(change);
    const isSame = inner.every((one, index) => one === field.fields[index]);
    const outer = change(field) as FormField;
    return isSame ? outer : { ...outer, fields: inner };
  });
  return { ...document, fields };
}

/** The list of fields at a place, changed; the document itself when the group is gone. */
export function withList(
  document: FormDocument,
  group: string | null,
  change: (fields: readonly FormField[]) => FormField[],
): FormDocument {
  if (group === null) return { ...document, fields: change(document.fields) };
  return {
    ...document,
    fields: document.fields.map((field) =>
      field.id === group ? { ...field, fields: change(field.fields.map(asOuter)).map(asInner) } : field,
    ),
  };
}

function asInner({ fields: _none, ...field }: FormField): InnerField {
  return field;
}

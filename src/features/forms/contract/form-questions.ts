import type { CheckedValue, FieldSettings } from '#field-kinds/kit/contract/field-kind.ts';
import type { AskedField, QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import type { FormDocument, FormField, InnerField } from './form-document.ts';

/** What there is to know of kinds: on the server with their schemas, in the browser without. */
export interface QuestionBook {
  named(kind: string): QuestionKind | undefined;
  /** The value as it is kept, or what is wrong with it. */
  check(field: FieldSettings, given: unknown): CheckedValue;
}

/** A field that is changed becomes another object, so what was made of one holds for as long as it is there. */
const askedFields = new WeakMap<InnerField, { question: QuestionKind | undefined; asked: AskedField }>();

/** A field of a form, as its kind must know it: the same object each time, so that its kind can keep what it made of it. */
export function askedField(field: InnerField, question: QuestionKind | undefined): AskedField {
  const known = askedFields.get(field);
  if (known !== undefined && known.question === question) return known.asked;
  const { kind, options } = field;
  const settings = { ...(question?.defaults as object | undefined), ...field.settings };
  const asked = { kind, options, settings, ...question?.fieldSettings?.(settings) };
  askedFields.set(field, { question, asked });
  return asked;
}

/** All fields in the order in which they are read, those of groups included. */
export function* everyField({ fields }: Pick<FormDocument, 'fields'>): Generator<InnerField> {
  for (const field of fields) {
    yield field;
    yield* field.fields;
  }
}

/** A step is begun by this kind, which has its title as its label. */
export const pageBreakKind = 'pageBreak';

export interface FormStep {
  /** Of the field that begins it; `first` where the form begins without one. */
  id: string;
  break: FormField | undefined;
  fields: FormField[];
}

/** The steps of a form: a form without page breaks is one. */
export function formSteps({ fields }: Pick<FormDocument, 'fields'>): FormStep[] {
  const steps: FormStep[] = [];
  for (const field of fields) {
    const last = steps.at(-1);
    if (field.kind === pageBreakKind) steps.push({ id: field.id, break: field, fields: [] });
    else if (last === undefined) steps.push({ id: 'first', break: undefined, fields: [field] });
    else last.fields.push(field);
  }
  return steps;
}

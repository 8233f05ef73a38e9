import type { QuestionKinds } from '#field-kinds/kit/server/create-question-kinds.ts';
import { badInput, type FieldError } from '#platform/contract/calls/errors.ts';
import type { FormDocument, InnerField } from '../contract/form-document.ts';
import { everyField, pageBreakKind } from '../contract/form-questions.ts';

/** A document as it is kept: what is set of each question with every default filled in. Refuses what no kind can ask by. */
export function readDocument(given: FormDocument, kinds: QuestionKinds): FormDocument {
  const wrong: FieldError[] = [];
  const refuse = (path: string, code: string, message: string) =>
    wrong.push({ path: `body.document.${path}`, code, message });

  const readField = <Field extends InnerField>(field: Field, path: string, isInner: boolean): Field => {
    const question = kinds.named(field.kind);
    if (question === undefined) refuse(`${path}.kind`, 'unknown-kind', field.kind);
    if (isInner && (question?.holdsQuestions === true || field.kind === pageBreakKind)) {
      refuse(`${path}.kind`, 'not-in-group', field.kind);
    }
    const settings = question && kinds.readSettings(field.kind, field.settings);
    if (question !== undefined && settings === undefined) refuse(`${path}.settings`, 'bad-settings', field.id);
    return { ...field, settings: isRecord(settings) ? settings : {} };
  };

  const fields = given.fields.map((field, index) => {
    const path = `fields.${index}`;
    const read = readField(field, path, false);
    if (field.fields.length > 0 && kinds.named(field.kind)?.holdsQuestions !== true) {
      refuse(`${path}.fields`, 'not-a-group', field.kind);
    }
    return { ...read, fields: field.fields.map((one, place) => readField(one, `${path}.fields.${place}`, true)) };
  });
  const seen = new Set<string>();
  for (const { id } of everyField(given)) {
    if (seen.has(id)) refuse('fields', 'duplicate-id', id);
    seen.add(id);
  }
  if (wrong.length > 0) throw badInput(wrong);
  return { ...given, fields };
}

const isRecord = (value: unknown): value is InnerField['settings'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

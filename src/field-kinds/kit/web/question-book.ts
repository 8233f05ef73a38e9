import { checkFieldValue } from '../contract/check-field-value.ts';
import type { CheckedValue, FieldSettings } from '../contract/field-kind.ts';
import type { QuestionKind } from '../contract/question-kind.ts';
import { questionField } from './question-fields.ts';

const named = (kind: string): QuestionKind | undefined => questionField(kind)?.question as QuestionKind | undefined;

/** What the browser knows of kinds: all but their schemas, since what its own fields post has the shape of their kind. */
export const questionBook = {
  named,
  check(field: FieldSettings, given: unknown): CheckedValue {
    const kind = named(field.kind)?.kind;
    return kind === undefined ? { fault: 'wrong-kind' } : checkFieldValue(kind, field, given);
  },
};

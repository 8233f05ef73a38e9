import type { CheckedValue, FieldOption } from '../contract/field-kind.ts';
import { type AskedField, type PostedFields, postedOf, type QuestionKind } from '../contract/question-kind.ts';
import { checkValueOf, type KindModule } from './check-value.ts';

interface Asked<Settings> {
  settings?: Partial<Settings>;
  options?: readonly FieldOption[];
}

/** For a question's own test: what becomes of what a browser posted for the question `q`. */
export const answerOf =
  <Value, Settings>(
    { default: question }: { default: QuestionKind<Value, Settings> },
    kind: KindModule<Value>,
    { settings, options = [] }: Asked<Settings> = {},
  ) =>
  (posted: PostedFields): CheckedValue => {
    const all = { ...question.defaults, ...settings };
    const field: AskedField<Settings> = {
      kind: question.kind.name,
      options,
      settings: all,
      ...question.fieldSettings?.(all),
    };
    const checked = checkValueOf(kind, field)(question.read(postedOf(posted, 'q'), field));
    if (checked.fault !== undefined || checked.value === null) return checked;
    const fault = question.fault?.(checked.value as Value, field, { today: '2026-11-17' });
    return fault === undefined ? checked : { fault };
  };

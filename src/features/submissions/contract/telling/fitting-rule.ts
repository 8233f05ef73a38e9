import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { ReceiverRule } from '#features/forms/contract/form.ts';
import { type FindEarlier, isAsked } from '#features/forms/contract/form-condition.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { askedField, type QuestionBook } from '#features/forms/contract/form-questions.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

export interface FittingRule {
  rule: ReceiverRule;
  /** As the builder numbers it, from 1. */
  number: number;
}

interface Setting {
  book: Pick<QuestionBook, 'named'>;
  timeZone: TimeZone;
}

/** Who is told of these answers: the first rule that fits, by the same conditions that questions are asked by. */
export function fittingRule(
  receivers: readonly ReceiverRule[],
  document: FormDocument,
  answers: Answers,
  { book, timeZone }: Setting,
): FittingRule | undefined {
  const find: FindEarlier = (id) => {
    const field = document.fields.find((one) => one.id === id);
    const question = field && book.named(field.kind);
    return field && question && { question, field: askedField(field, question), value: answers[id] };
  };
  const index = receivers.findIndex(({ condition }) => isAsked(condition, find, timeZone));
  const rule = receivers[index];
  return rule && { rule, number: index + 1 };
}

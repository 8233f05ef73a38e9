import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { askedField, type QuestionBook } from '#features/forms/contract/form-questions.ts';
import { canStartWith, type PrefillSource } from '#features/forms/contract/prefill/prefill-sources.ts';
import { type PostedFields, postedName, postedOf } from '#field-kinds/kit/contract/question-kind.ts';

/** What is known of somebody, by the key that a question names. */
export type KnownOfPerson = ReadonlyMap<string, PrefillSource & { value: unknown }>;

/** What a form starts with for this person, as a browser would post it. What would not be right is left out. */
export function prefilled(
  { fields }: Pick<FormDocument, 'fields'>,
  known: KnownOfPerson,
  book: QuestionBook,
): Record<string, string[]> {
  const posted: Record<string, string[]> = {};
  for (const field of fields) {
    const source = field.prefill === '' ? undefined : known.get(field.prefill);
    const question = book.named(field.kind);
    if (source === undefined || question === undefined || !canStartWith(question, source)) continue;
    if (source.value === null || source.value === undefined || source.value === '') continue;
    const asked = askedField(field, question);
    const isSameKind = source.kind === field.kind;
    // In the shape of another kind it is words.
    const parts = isSameKind ? question.write(source.value, asked) : { '': [String(source.value)] };
    const own = Object.fromEntries(
      Object.entries(parts).map(([part, values]) => [postedName(field.id, part), [...values]]),
    );
    const { value, fault } = book.check(asked, question.read(postedOf(own, field.id), asked));
    if (fault === undefined && value !== null && value !== undefined) Object.assign(posted, own);
  }
  return posted;
}

/** What was filled in already stays; what is known fills in the rest. */
export function fillEmpty(posted: PostedFields, known: PostedFields): Record<string, string[]> {
  const isEmpty = (name: string) => (posted[name] ?? []).every((value) => value === '');
  return Object.fromEntries(
    [...Object.entries(posted), ...Object.entries(known).filter(([name]) => isEmpty(name))].map(([name, values]) => [
      name,
      [...values],
    ]),
  );
}

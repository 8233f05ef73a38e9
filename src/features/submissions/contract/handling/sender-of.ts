import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The address that somebody gave: that of the confirmation, or else the first question that asks for one. */
export function givenEmail({ fields }: Pick<FormDocument, 'fields'>, answers: Answers): string | null {
  const asked = fields.find(({ id, kind }) => kind === 'email' && textOf(answers[id]) !== '');
  return asked === undefined ? null : textOf(answers[asked.id]);
}

/** By what the form says of its questions: the token of a name. Empty where nobody was asked for theirs. */
export function givenName({ fields }: Pick<FormDocument, 'fields'>, answers: Answers): string {
  const by = (token: string) =>
    fields
      .filter(({ autocomplete }) => autocomplete === token)
      .map(({ id }) => textOf(answers[id]))
      .find((text) => text !== '') ?? '';
  return by('name') || [by('given-name'), by('family-name')].filter(Boolean).join(' ');
}

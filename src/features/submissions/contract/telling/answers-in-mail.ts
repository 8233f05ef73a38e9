import type { FormDocument, FormField } from '#features/forms/contract/form-document.ts';
import type { ShownAnswer } from '../given-answers.ts';

/** A mail is read by whoever it passes: of which the law says that it is special stays on the platform. */
const isSpecial = ({ personalData, fields }: FormField): boolean =>
  personalData === 'special' || fields.some((inner) => inner.personalData === 'special');

export interface AnswersInMail {
  answers: ShownAnswer[];
  /** Something was answered that is not in the mail. */
  hasMore: boolean;
}

/** What may stand in a mail about answers that are kept here too. */
export function answersInMail(document: FormDocument, given: readonly ShownAnswer[]): AnswersInMail {
  const special = new Set(document.fields.filter(isSpecial).map(({ id }) => id));
  const answers = given.filter(({ field }) => !special.has(field));
  return { answers, hasMore: answers.length < given.length };
}

export const linesOf = (answers: readonly ShownAnswer[]): string =>
  answers.map(({ label, text }) => `${label}: ${text}`).join('\n');

const longest = 500;

/**
 * For the address that somebody typed, which need not be theirs: what they wrote cannot lead the reader anywhere, nor
 * fill their mailbox.
 */
export const harmless = (answers: readonly ShownAnswer[]): ShownAnswer[] =>
  answers.map((answer) => {
    const text = answer.text.replace(/\b[a-z]{2,12}:\/\/\S*|\bwww\.\S+/gi, '[…]');
    return { ...answer, text: text.length > longest ? `${text.slice(0, longest)}…` : text };
  });

import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { formSteps } from '#features/forms/contract/form-questions.ts';
import { checkStep, stepOfField } from '../step-flow.ts';

/** How far somebody came with a form: they began, reached a step, sent it; or left, and touched this field last. */
export const begunMark = 'begun';
export const sentMark = 'sent';
export const leftMark = (fieldId: string): string => `left:${fieldId}`;

/** The field that a mark says was touched last. */
export const fieldOfLeft = (mark: string): string | undefined => (mark.startsWith('left:') ? mark.slice(5) : undefined);

/** The steps that somebody can be at, the last look at their answers included. */
export const isStepOf = (document: FormDocument, step: string): boolean =>
  step === checkStep || formSteps(document).some(({ id }) => id === step);

/** Only what can be counted of this form is: whoever makes up something else adds nothing. */
export function isMarkOf(document: FormDocument, mark: string): boolean {
  const field = fieldOfLeft(mark);
  if (field !== undefined) return stepOfField(document, field) !== undefined;
  return mark === begunMark || mark === sentMark || isStepOf(document, mark);
}

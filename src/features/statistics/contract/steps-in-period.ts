import { leastGroup } from '#features/form-figures/contract/figures/least-group.ts';
import { stepsOfEveryone } from '#features/form-figures/contract/figures/steps-of-everyone.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { begunMark, sentMark } from '#features/submissions/contract/figures/step-mark.ts';
import type { FormStep } from './statistics.ts';

/** How many came to each mark of a form. */
export type StepNumbers = ReadonlyMap<string, number>;

interface Filled {
  begun: number;
  sent: number;
}

export const filledOf = (numbers: StepNumbers | undefined): Filled => ({
  begun: numbers?.get(begunMark) ?? 0,
  sent: numbers?.get(sentMark) ?? 0,
});

/** Of all forms together. */
export const inAll = (forms: ReadonlyMap<string, StepNumbers>): Filled =>
  [...forms.values()]
    .map(filledOf)
    .reduce((sum, { begun, sent }) => ({ begun: sum.begun + begun, sent: sum.sent + sent }), { begun: 0, sent: 0 });

/** How far those came who began in a period, and those of the period beside it: of fewer than five neither is told. */
export function stepsInPeriod(
  document: FormDocument,
  { numbers, before }: { numbers: StepNumbers; before: StepNumbers | undefined },
  language: string,
): FormStep[] {
  if (filledOf(numbers).begun < leastGroup) return [];
  const isTold = filledOf(before).begun >= leastGroup;
  return stepsOfEveryone(document, language).map((step) => ({
    ...step,
    number: numbers.get(step.id) ?? 0,
    was: isTold ? (before?.get(step.id) ?? null) : null,
  }));
}

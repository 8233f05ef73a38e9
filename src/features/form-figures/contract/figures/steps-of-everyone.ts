import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { formSteps } from '#features/forms/contract/form-questions.ts';
import { begunMark, sentMark } from '#features/submissions/contract/figures/step-mark.ts';
import { checkStep } from '#features/submissions/contract/step-flow.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';

/**
 * From who began to who sent, by the marks that are counted. A step that comes only sometimes is no lock that everyone
 * passes, and is left out. The first step is where one begins.
 */
export function stepsOfEveryone(document: FormDocument, language: string): { id: string; label: string }[] {
  const [, ...others] = formSteps(document);
  const between = others.flatMap((step) =>
    step.break === undefined || step.break.condition !== null
      ? []
      : [{ id: step.id, label: pickLanguage(step.break.label, language, defaultLanguage)?.value ?? '' }],
  );
  return [{ id: begunMark, label: '' }, ...between, { id: checkStep, label: '' }, { id: sentMark, label: '' }];
}

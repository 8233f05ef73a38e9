/** Why a draft did not become a version at its hour, in as many ways as there are things to do about it. */
export const formPlanFailures = ['checks', 'content'] as const;
export type FormPlanFailure = (typeof formPlanFailures)[number];

/** By the code of the refusal. */
export const reasonOfPlanFailure = (code: string): FormPlanFailure =>
  code === 'form-not-ready' ? 'checks' : 'content';

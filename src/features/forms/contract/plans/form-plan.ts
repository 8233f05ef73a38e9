import { z } from 'zod';
import { formPlanFailures } from './plan-failure.ts';

/** When the draft becomes a version, as it is then. */
export const FormPlan = z.object({
  publishOn: z.iso.datetime(),
  /** Empty where the account is gone. */
  plannedBy: z.string(),
  note: z.string(),
});
export type FormPlan = z.infer<typeof FormPlan>;

/** What was planned and did not happen, until somebody does something about it. */
export const FailedFormPlan = z.object({
  plannedFor: z.iso.datetime(),
  plannedBy: z.string(),
  reason: z.enum(formPlanFailures),
});
export type FailedFormPlan = z.infer<typeof FailedFormPlan>;

export const FormPlanState = z.object({ plan: FormPlan.nullable(), failedPlan: FailedFormPlan.nullable() });
export type FormPlanState = z.infer<typeof FormPlanState>;

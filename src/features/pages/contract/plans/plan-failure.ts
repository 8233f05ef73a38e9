/** What is planned of a page. */
export const plannedActions = ['publish', 'unpublish'] as const;
export type PlannedAction = (typeof plannedActions)[number];

/** Why it did not happen at its hour, in as many ways as there are things to do about it. */
export const failureReasons = ['approval', 'checks', 'rights', 'content'] as const;
export type FailureReason = (typeof failureReasons)[number];

const reasons: Readonly<Record<string, FailureReason>> = {
  'approval-needed': 'approval',
  'checks-stop': 'checks',
  'audience-for-managers': 'rights',
  'decided-by-editors': 'rights',
};

/** By the code of the refusal; what is left is a page that cannot be published as it is written. */
export const reasonOfFailure = (code: string): FailureReason => reasons[code] ?? 'content';

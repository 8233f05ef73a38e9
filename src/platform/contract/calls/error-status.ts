export type ErrorStatus = 200 | 404 | 410;

export type ErrorStatusAction = { type: 'not-found'; useGoneStatus: boolean } | { type: 'reset' };

/** §9. */
export const initialErrorStatus: ErrorStatus = 200;

/** §4: can be set to 404 (410 if setting useGoneStatus is true) only while still 200, and can be reset to 200. */
export function errorStatus(status: ErrorStatus, action: ErrorStatusAction): ErrorStatus {
  if (action.type === 'reset') return 200;
  if (status !== 200) return status;
  return action.useGoneStatus ? 410 : 404;
}

/** §4, product.md §2: what comes of accepting, by the status of the answer. */
export const invitationResults = {
  Success: 200,
  BadRequest: 400,
  Unauthorized: 403,
  NotFound: 404,
  Expired: 410,
  Failed: 500,
} as const;
export type InvitationResult = keyof typeof invitationResults;

/** Anything that is none of these failed, also when no answer came at all. */
export function invitationResultOf(status: number): InvitationResult {
  const known = Object.entries(invitationResults).find(([, one]) => one === status);
  return (known?.[0] as InvitationResult | undefined) ?? 'Failed';
}

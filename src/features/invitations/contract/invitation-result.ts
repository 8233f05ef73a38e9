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

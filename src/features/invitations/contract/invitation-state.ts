/** product.md §2. Computed: an invitation expires without anybody doing anything. */
export const invitationStates = ['Open', 'Accepted', 'Expired', 'Revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

interface Moments {
  acceptedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
}

/** What was done to it counts before what time did. */
export function invitationState({ acceptedAt, revokedAt, expiresAt }: Moments, now: Date): InvitationState {
  if (acceptedAt !== null) return 'Accepted';
  if (revokedAt !== null) return 'Revoked';
  return expiresAt <= now ? 'Expired' : 'Open';
}

/** product.md §2: valid for 30 days. */
export const invitationDays = 30;

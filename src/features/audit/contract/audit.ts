import { z } from 'zod';

export const AuditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: z.object({ id: z.string().nullable(), name: z.string() }),
  /** Whom the actor viewed the site as when they did it; `who` as features/access writes it. */
  viewingAs: z.object({ who: z.string(), name: z.string() }).nullable(),
  action: z.string(),
  /** `name` as it was then; `path` where it is found, while it is there. */
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string(), path: z.string().nullable() }),
  details: z.record(z.string(), z.unknown()),
  ipAddress: z.string(),
  userAgent: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Older entries come after `nextBefore`; without one this is the end. */
export const AuditPage = z.object({ entries: z.array(AuditEntry), nextBefore: z.number().int().nullable() });
export type AuditPage = z.infer<typeof AuditPage>;

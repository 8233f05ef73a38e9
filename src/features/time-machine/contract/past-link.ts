import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';
import { Moment } from '#platform/contract/time/moment.ts';

const linkStates = ['open', 'expired', 'revoked'] as const;

/** A link that was made, without what opens it: that is told once. */
export const PastLink = z.object({
  id: Guid,
  /** For whom or for what it is. */
  name: z.string(),
  madeBy: z.string(),
  madeAt: Moment,
  expiresAt: Moment,
  state: z.enum(linkStates),
  /** Pages that were looked at with it. */
  opened: z.number().int(),
  lastOpenedAt: Moment.nullable(),
});
export type PastLink = z.infer<typeof PastLink>;

/** A link is for a while; who needs it longer is given another. */
export const mostLinkDays = 366;

export const NewPastLink = z.object({
  name: ChosenName(80).min(1),
  /** The last day on which it works, on the calendar of the platform. */
  until: z.iso.date(),
  /** What it leads to: this moment, or now; whoever has it may go to any other. */
  moment: Moment.optional(),
});
export type NewPastLink = z.output<typeof NewPastLink>;

export const MadePastLink = PastLink.extend({
  /** With what opens it. */
  path: z.string(),
});
export type MadePastLink = z.infer<typeof MadePastLink>;

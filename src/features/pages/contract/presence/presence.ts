import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';

/** Someone with the page open to edit it, in one tab. */
export const PersonHere = z.object({
  tab: Guid,
  id: z.string(),
  name: z.string(),
  /** The block where they are. */
  block: Guid.nullable(),
  isTyping: z.boolean(),
  /** Since when they have the options of that block open; who was first has them. */
  optionsSince: z.iso.datetime().nullable(),
});
export type PersonHere = z.infer<typeof PersonHere>;

/** What comes along with the message that someone came, left or is elsewhere. */
export interface PresenceNews {
  people: PersonHere[];
}

/** Where in it someone is. */
export const Whereabouts = z.object({
  block: Guid.nullable(),
  isTyping: z.boolean(),
  /** The options of that block are open here. */
  hasOptions: z.boolean().default(false),
  /** Whoever had them open before goes after this tab. */
  takesOver: z.boolean().default(false),
});

import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { OwnSupport } from './item-support.ts';
import { supportKinds } from './support-kind.ts';

const Kind = z.enum(supportKinds);

/** Of the asker, be it a member or a browser: never in an answer that is kept. */
export const TakingPart = OwnSupport.extend({
  /** What counts once its address is proven. */
  waiting: z
    .object({
      guid: Guid,
      key: z.string(),
      email: z.string(),
      isMailed: z.boolean(),
      kinds: z.array(Kind),
      title: z.string(),
      /** Where the item is read. */
      page: z.string(),
    })
    .nullable(),
});
export type TakingPart = z.infer<typeof TakingPart>;

export const NewTakingPart = z.object({
  kind: Kind,
  language: Language,
  /** Of who has no account. */
  email: z.string().max(254).optional(),
  /** By which other members know who joined; empty is allowed. */
  name: z.string().max(100).default(''),
  challenge: z.object({ token: z.string().max(300), solution: z.number().int().min(0).max(1_000_000_000) }).optional(),
  /** A field that nobody sees and robots fill in. */
  website: z.string().max(2000).default(''),
});
export type NewTakingPart = z.output<typeof NewTakingPart>;

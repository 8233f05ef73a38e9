import { z } from 'zod';
import { subjectKinds } from '#features/content-findings/contract/content-finding-words.ts';
import { Guid } from '#platform/contract/calls/guid.ts';

const Person = z.object({ id: z.string(), name: z.string() });
const PersonId = z.string().min(1).max(100).nullable();
const Day = z.iso.date().nullable();

export const UpkeepSubject = z.object({ kind: z.enum(subjectKinds), guid: Guid });
export type UpkeepSubject = z.infer<typeof UpkeepSubject>;

/** Who looks after something, who does when they cannot, and by which day somebody should see whether it is still right. */
export const Upkeep = z.object({
  name: z.string(),
  /** Where it is written. */
  href: z.string(),
  owner: Person.nullable(),
  deputy: Person.nullable(),
  reviewOn: Day,
  /** That day has come. */
  isDue: z.boolean(),
});
export type Upkeep = z.infer<typeof Upkeep>;

export const UpkeepChange = z.object({ ownerId: PersonId, deputyId: PersonId, reviewOn: Day });
export type UpkeepChange = z.infer<typeof UpkeepChange>;

/** The day alone, as somebody puts it back. */
export const LookedOverOn = z.object({ reviewOn: Day });

/** When it is looked over next, and when it was to be before. */
export const FoundRight = z.object({ reviewOn: z.iso.date(), before: Day });

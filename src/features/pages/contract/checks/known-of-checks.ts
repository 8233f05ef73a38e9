import { z } from 'zod';
import { deadReasons } from './checked-page.ts';
import { checkNames } from './finding.ts';
import { checkSettings } from './stops-publishing.ts';

const asideName = z.string().regex(/^[0-9a-z]{2,16}$/);

/** What checks of something that is being written cannot know by themselves. */
export const KnownOfChecks = z.object({
  settings: z.partialRecord(z.enum(checkNames), z.enum(checkSettings)),
  /** By address, or by the guid of a file. */
  dead: z.record(z.string(), z.enum(deadReasons)),
  /** What someone said is meant so, also where it no longer is as it was. */
  asides: z.array(
    z.object({
      key: asideName,
      seen: z.string(),
      by: z.object({ id: z.string(), name: z.string() }).nullable(),
      at: z.iso.datetime(),
      isByAdmin: z.boolean(),
    }),
  ),
});
export type KnownOfChecks = z.infer<typeof KnownOfChecks>;

export const SaidAside = z.object({ key: asideName, isAside: z.boolean() });

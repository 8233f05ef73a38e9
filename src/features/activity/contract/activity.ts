import { z } from 'zod';
import { AttentionCall } from '#features/today/contract/attention.ts';
import { activityStates } from './activity-words.ts';

/** One that came with it, as its maker may see it; what others add is shown by their own words. */
export const DonePicture = z.object({
  /** As large as it is, and as small as a line needs it. */
  path: z.string(),
  smallPath: z.string(),
  /** In the words of who added it; empty when they gave none. */
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type DonePicture = z.infer<typeof DonePicture>;

/** One thing that somebody did here. */
export const DoneHere = z.object({
  /** By the part that knows of it; its words are `activity.kinds.<kind>`. */
  kind: z.string(),
  id: z.string(),
  at: z.iso.datetime(),
  /** Null for what they may not see any more. */
  title: z.string().nullable(),
  titleLang: z.string().optional(),
  path: z.string().nullable(),
  state: z.enum(activityStates),
  pictures: z.array(DonePicture).optional(),
  /** How it is taken away, where it can be; without `undo` it cannot come back. */
  removal: z.object({ call: AttentionCall, undo: AttentionCall.optional() }).nullable(),
});
export type DoneHere = z.infer<typeof DoneHere>;

/** One thing that somebody added, as another reader finds it. */
export const AddedHere = DoneHere.pick({ kind: true, id: true, at: true, titleLang: true }).extend({
  title: z.string(),
  path: z.string(),
});
export type AddedHere = z.infer<typeof AddedHere>;

export const ActivityPart = z.object({
  entries: z.array(DoneHere),
  /** Where the next part begins; null at the end. */
  next: z.string().nullable(),
  /** The kinds that can be asked for. */
  kinds: z.array(z.string()),
});
export type ActivityPart = z.infer<typeof ActivityPart>;

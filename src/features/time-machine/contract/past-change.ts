import { z } from 'zod';

export const changeKinds = [
  'published',
  'withdrawn',
  'menu',
  'setting',
  'itemType',
  'item',
  'file',
  'redirect',
  'legal',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Something that made the site another one for its readers. */
export const PastChange = z.object({
  /** From then on; a little later, so that it is there at this moment. */
  at: z.iso.datetime(),
  kind: z.enum(changeKinds),
  /**
   * What it was done to, as it is called in the language that was asked for; a key of a setting, a kind of legal text, or the
   * address of a redirect.
   */
  name: z.string(),
  /** How many things of this kind changed at once. */
  count: z.number().int(),
  by: z.string().nullable(),
  /** Where a visitor sees it, as an address of now; null for what is nowhere by itself. */
  place: z.string().nullable(),
  /** Of a setting, what it was before and is after; null for what was not written yet. */
  was: z.unknown().optional(),
  is: z.unknown().optional(),
  /** Where the words of a page that was published are held against those that it had before. */
  compare: z.string().nullable(),
});
export type PastChange = z.infer<typeof PastChange>;

export const PastTimeline = z.object({
  /** Since when it is known what the site was. */
  began: z.iso.datetime(),
  /** The newest first. */
  changes: z.array(PastChange),
  /** There are older ones. */
  hasMore: z.boolean(),
});
export type PastTimeline = z.infer<typeof PastTimeline>;

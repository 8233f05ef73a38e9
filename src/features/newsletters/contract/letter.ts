import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { itemLooks, mostItems } from './newsletter-states.ts';

export const LetterItem = z.object({ guid: Guid, look: z.enum(itemLooks) });
export type LetterItem = z.infer<typeof LetterItem>;

/** What somebody writes. The words of the items are the site’s own, read anew until the letter leaves. */
export const Letter = z.object({
  title: z.string().max(120),
  heading: z.string().max(200),
  introduction: z.string().max(2000),
  subject: z.string().max(200),
  items: z
    .array(LetterItem)
    .max(mostItems)
    .refine((items) => new Set(items.map(({ guid }) => guid)).size === items.length, 'twice'),
});
export type Letter = z.infer<typeof Letter>;

/** An item as a letter shows it. */
export const ShownItem = z.object({
  guid: Guid,
  title: z.string(),
  description: z.string(),
  /** Of an event its beginning, of anything else its publication. */
  date: z.iso.datetime(),
  isEvent: z.boolean(),
  path: z.string(),
  image: z.object({ guid: Guid, alt: z.string() }).nullable(),
});
export type ShownItem = z.infer<typeof ShownItem>;

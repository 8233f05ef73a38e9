import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { CropSchema } from '#platform/contract/files/picture.ts';

/** Where the picture of a shared link is from: the page's own, the one at its head, a block of it, or the site's. */
export const sharedFrom = ['page', 'header', 'block', 'site'] as const;
export type SharedFrom = (typeof sharedFrom)[number];

/** How a page looks where someone shares its link, as it would be if what is written were published now. */
export const SharedLink = z.object({
  siteName: z.string(),
  /** Of the site, for a page that says nothing of itself. */
  siteDescription: z.string(),
  /** The name before the address; empty where the site has none but the one that it is asked by. */
  host: z.string(),
  /** Its title is the site's. */
  isFrontPage: z.boolean(),
  image: z.object({ guid: Guid, crop: CropSchema.nullable(), from: z.enum(sharedFrom) }).nullable(),
  /** Chosen for the page, and passed over, since not everyone may have them. */
  passed: z.array(z.enum(sharedFrom)),
  /** Who was sent the link sees the page, and so the preview. */
  isForEveryone: z.boolean(),
});
export type SharedLink = z.infer<typeof SharedLink>;

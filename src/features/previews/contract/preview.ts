import { z } from 'zod';
import { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { Page } from '#features/pages/contract/page.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';

const Moment = z.iso.datetime();

export const previewStates = ['open', 'expired', 'revoked'] as const;
export type PreviewState = (typeof previewStates)[number];

/** A link that was made, without what opens it: that is told once. */
export const PreviewLink = z.object({
  id: Guid,
  /** Shows it as it was when the link was made; the others follow what is written. */
  isPinned: z.boolean(),
  madeBy: z.object({ id: z.string().nullable(), name: z.string() }),
  madeAt: Moment,
  expiresAt: Moment,
  state: z.enum(previewStates),
  opened: z.number().int(),
  lastOpenedAt: Moment.nullable(),
});
export type PreviewLink = z.infer<typeof PreviewLink>;

export const PreviewLinks = z.object({
  links: z.array(PreviewLink),
  /**
   * Not while it is for some only: a link shows what everyone may see, and that is nothing then. Nor of what one added to a
   * list that others look after.
   */
  whyNot: z.enum(['for-some', 'not-editor']).nullable(),
  /** Blocks that a link leaves out, because they are not for everyone. */
  hiddenBlocks: z.number().int(),
});
export type PreviewLinks = z.infer<typeof PreviewLinks>;

export const NewPreview = z.object({
  isPinned: z.boolean().default(false),
  days: z.int32().min(1).max(90).default(14),
});
export type NewPreview = z.output<typeof NewPreview>;

/** Of a site that is open everyone sees what there is: no link is needed, and none works. */
export const SitePreviewLinks = z.object({ links: z.array(PreviewLink), isOpen: z.boolean() });
export type SitePreviewLinks = z.infer<typeof SitePreviewLinks>;

export const MadePreview = PreviewLink.extend({
  /** Of the preview, with what opens it. */
  path: z.string(),
});
export type MadePreview = z.infer<typeof MadePreview>;

const link = { isPinned: z.boolean(), madeAt: Moment, expiresAt: Moment };

/** A page that a link to the whole site shows. */
export const WalkedPage = z.object({ guid: Guid, name: z.string(), path: z.string() });
export type WalkedPage = z.infer<typeof WalkedPage>;

export const OpenedPreview = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    page: Page,
    /** By block guid, for the blocks that show a list. */
    listMetadata: z.record(
      z.string(),
      z.object({ totalNumberOfItems: z.number().int(), can: z.object({ offer: z.literal(true) }).optional() }),
    ),
    /** Of a link to the whole site: where else one can go with it. */
    site: z.array(WalkedPage).optional(),
    ...link,
  }),
  z.object({ kind: z.literal('item'), item: ListItemDetail, ...link }),
]);
export type OpenedPreview = z.infer<typeof OpenedPreview>;

export const NewGuestComment = z.object({
  name: ChosenName(80).min(1),
  words: z.string().trim().min(1).max(5000),
  /** About this block; about all of it without one. */
  block: Guid.nullable().default(null),
  /** No person sees this field: what comes with something in it was filled in by a program, and is not kept. */
  website: z.string().max(500).default(''),
});
export type NewGuestComment = z.output<typeof NewGuestComment>;

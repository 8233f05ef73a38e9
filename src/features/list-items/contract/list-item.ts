import { z } from 'zod';
import { SupportCounts } from '#features/item-support/contract/item-support.ts';
import { ItemTalk } from '#features/reactions/contract/item-talk.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { JsonValue } from '#platform/contract/calls/json-value.ts';
import { CropSchema, FocalPointSchema } from '#platform/contract/files/picture.ts';
import { visibilities } from '#platform/contract/rights/visibility.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { emptyText, LocalizedText, StoredText, stored } from '#platform/contract/texts/localized.ts';
import { Translations } from '#platform/contract/texts/translation.ts';
import { Moment } from '#platform/contract/time/moment.ts';

export const itemStates = ['draft', 'scheduled', 'published', 'expired', 'unpublished'] as const;
export type ItemState = (typeof itemStates)[number];

/** §3: an item's own blocks say `content` where a page's say `options`. */
export const StoredContentBlock = z.object({
  guid: Guid,
  buildingBlockName: z.string().min(1).max(60),
  version: z.int32().min(1).default(1),
  content: z.record(z.string(), z.unknown()),
  heading: StoredText.default(emptyText),
});
export type StoredContentBlock = z.infer<typeof StoredContentBlock>;

export const ContentBlock = z.object({
  guid: Guid,
  buildingBlockName: z.string(),
  content: z.record(z.string(), z.unknown()),
  heading: LocalizedText.optional(),
});
export type ContentBlock = z.infer<typeof ContentBlock>;

/** The values that are not the type's: what lists sort by, filter on and show (§3, product.md §2). */
export const ItemMetadata = z.object({
  description: z.string(),
  descriptionLang: z.string().optional(),
  'period-start': z.iso.datetime().nullable(),
  'period-end': z.iso.datetime().nullable(),
  highlight: z.boolean(),
});

/** The picture that stands for the item: of its first block, or field, that has one. */
export const ItemImage = z.object({
  imageGuid: Guid,
  darkImageGuid: Guid.optional(),
  alt: LocalizedText.optional(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  focalPoint: FocalPointSchema.optional(),
  crop: CropSchema.optional(),
});

/** Whether this viewer may; the web never recomputes a rule. */
const Can = z.object({ edit: z.boolean(), delete: z.boolean() });

/** An item in a list: no more than a list shows. */
export const ListItem = z.object({
  guid: Guid,
  shortId: z.string(),
  title: z.string(),
  titleLang: z.string().optional(),
  listItemTypeName: z.string(),
  parentGuids: z.array(Guid),
  metadata: ItemMetadata,
  publishedOn: z.iso.datetime(),
  state: z.enum(itemStates),
  image: ItemImage.nullable(),
  /** §3: the first Image block; every block when asked for with `IncludeBbis`. Left out where there is none. */
  contentBuildingBlockInstances: z.array(ContentBlock).optional(),
  /** Fields of the type that are shown in lists, by their key, in the reader's language. */
  fields: z.record(z.string(), JsonValue),
  /** What the chosen values among the fields are called, in the reader's language and the same order. */
  choices: z.record(z.string(), z.array(LocalizedText)),
  /** Of a type with votes, or that can be joined. In a rush up to ten seconds old (docs/decisions/0023). */
  support: SupportCounts.optional(),
  /** Of a type that one can react to: how much was said, and last by whom. */
  talk: ItemTalk.optional(),
  /** Above the others where a list is in the order of its talk. */
  isSticky: z.boolean().optional(),
  /** Where it is read by itself, in the reader's language; null while its list is on no page, and for a type without detail. */
  path: z.string().nullable(),
  can: Can,
});
export type ListItem = z.infer<typeof ListItem>;

/** An item as it is read by itself: every field, and its blocks. */
export const ListItemDetail = ListItem.extend({
  blockGuid: Guid,
  pageGuid: Guid.nullable(),
  contentBuildingBlockInstances: z.array(ContentBlock),
  socialImage: Guid.nullable(),
  /** The part of it that is shown; all of it without one. */
  socialCrop: CropSchema.nullable(),
  languages: z.array(z.string()),
  paths: z.record(z.string(), z.string()),
  changedOn: z.iso.datetime(),
});
export type ListItemDetail = z.infer<typeof ListItemDetail>;

/** All languages together, for who edits it. */
export const ItemSource = z.object({
  title: StoredText,
  listItemTypeName: z.string(),
  parentGuids: z.array(Guid).max(50).default([]),
  metadata: z
    .object({
      description: StoredText.default(emptyText),
      'period-start': Moment.nullable().default(null),
      'period-end': Moment.nullable().default(null),
      highlight: z.boolean().default(false),
      /** When it leaves the spotlight by itself. */
      'highlight-until': Moment.nullable().default(null),
    })
    .prefault({}),
  /** By the field's id. */
  fields: z.record(z.string(), JsonValue).default({}),
  contentBuildingBlockInstances: z.array(StoredContentBlock).max(200).default([]),
  isPublished: z.boolean().default(true),
  /** In the future: scheduled. Now when left out. */
  publishedOn: Moment.optional(),
  unpublishOn: Moment.nullable().default(null),
  visibility: z.enum(visibilities).default('Public'),
  roleIds: z.array(Guid).max(200).default([]),
  translations: Translations.default({}),
});
export type ItemSource = z.infer<typeof ItemSource>;

/** A plain string is a text in the language of the call, so that a reader of the API need not know of the others. */
const textInput = (most: number) => z.union([z.string().max(most), stored(z.string().max(most))]);
const titleInput = textInput(500);
const descriptionInput = textInput(2000);

/** §7: what is sent to make an item. */
export const NewItem = ItemSource.omit({ title: true, metadata: true }).extend({
  guid: Guid.optional(),
  title: titleInput,
  metadata: ItemSource.shape.metadata
    .unwrap()
    .extend({ description: descriptionInput.default(emptyText) })
    .prefault({}),
});
export type NewItem = z.input<typeof NewItem>;

/** §7: what is sent to change one. Only what is named changes; `version` refuses it when someone else was first. */
export const ItemChanges = z.object({
  title: titleInput.optional(),
  parentGuids: z.array(Guid).max(50).optional(),
  metadata: z
    .object({
      description: descriptionInput.optional(),
      'period-start': Moment.nullable().optional(),
      'period-end': Moment.nullable().optional(),
      highlight: z.boolean().optional(),
      'highlight-until': Moment.nullable().optional(),
    })
    .optional(),
  fields: z.record(z.string(), JsonValue).optional(),
  contentBuildingBlockInstances: z.array(StoredContentBlock).max(200).optional(),
  isPublished: z.boolean().optional(),
  /** `now` for one that was to come later: by the clock of the server, whatever that of the sender says. */
  publishedOn: z.union([Moment, z.literal('now')]).optional(),
  unpublishOn: Moment.nullable().optional(),
  visibility: z.enum(visibilities).optional(),
  roleIds: z.array(Guid).max(200).optional(),
  translations: Translations.optional(),
  /** Languages that still say what the source says, though it has changed. */
  upToDate: z.array(Language).max(10).optional(),
  version: z.int32().optional(),
});
export type ItemChanges = z.input<typeof ItemChanges>;

import { z } from 'zod';
import { Href } from '#platform/contract/addresses/href.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { emptyText, StoredText } from '#platform/contract/texts/localized.ts';
import { StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { type ItemFieldKind, itemFieldKinds } from './item-field-kind.ts';

/** The value stays when its words change: that is what items chose. */
export const ItemFieldOption = z.object({ value: z.string().regex(/^[\w-]{1,60}$/), label: StoredText });

/** The id never changes and values hang on it; the key is what filters and feeds call it and stays too; labels are free. */
export const ItemField = z.object({
  id: Guid,
  key: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  kind: z.enum(itemFieldKinds),
  label: StoredText,
  help: StoredText.default(emptyText),
  isRequired: z.boolean().default(false),
  /** More than one: choices, files, pictures, links, persons, references. */
  isMany: z.boolean().default(false),
  /** Of a choice. */
  options: z.array(ItemFieldOption).max(200).default([]),
  /** Of a reference: the types it may point to; all when empty. */
  typeNames: z.array(z.string().max(60)).max(50).default([]),
  /** Shown in lists, offered to visitors as a filter. */
  isInList: z.boolean().default(false),
  isFilter: z.boolean().default(false),
});
export type ItemField = z.infer<typeof ItemField>;

export const Place = z.object({
  address: z.string().max(300).default(''),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
});

const ItemFile = z.object({
  assetGuid: Guid,
  name: z.string().max(255),
  mediaType: z.string().max(120),
  byteSize: z.number().int().min(0),
});

const ItemPicture = z.object({
  imageGuid: Guid,
  alt: StoredText.default(emptyText),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
});

/** What a field of each kind holds. What can be many is always a list. */
export const itemValueOf = {
  text: StoredText,
  richText: StoredRichText,
  number: z.number(),
  date: z.iso.date(),
  period: z.object({ start: z.iso.datetime(), end: z.iso.datetime().optional() }),
  choice: z.array(z.string().max(60)).max(200),
  place: Place,
  file: z.array(ItemFile).max(100),
  image: z.array(ItemPicture).max(100),
  link: z.array(z.object({ label: StoredText.default(emptyText), href: Href })).max(100),
  person: z.array(Guid).max(100),
  reference: z.array(Guid).max(100),
} as const satisfies Record<ItemFieldKind, z.ZodType>;

export type ItemValueOf<Kind extends ItemFieldKind> = z.output<(typeof itemValueOf)[Kind]>;

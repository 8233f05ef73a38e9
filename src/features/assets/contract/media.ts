import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { assetKinds } from './asset-kind.ts';

const words = (most: number) => z.object({ $lang: z.partialRecord(Language, z.string().trim().max(most)) });

/** In hundredths from the left and the top. */
export const FocalPoint = z.object({
  x: z.number().int().min(0).max(100),
  y: z.number().int().min(0).max(100),
});
export type FocalPoint = z.infer<typeof FocalPoint>;

export const MediaFile = z.object({
  guid: Guid,
  name: z.string(),
  mediaType: z.string(),
  kind: z.enum(assetKinds),
  byteSize: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Another one for other bytes: in an address it makes a browser look again. */
  version: z.string(),
  title: words(200),
  alt: words(500),
  isDecorative: z.boolean(),
  credit: z.string(),
  focalPoint: FocalPoint.nullable(),
  folder: Guid.nullable(),
  /** The block or item that it came with and whose rights it follows; null for one of everyone. */
  heldBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  useCount: z.number().int(),
  /** How many others have the same bytes. */
  duplicateCount: z.number().int(),
});
export type MediaFile = z.infer<typeof MediaFile>;

export const MediaUse = z.object({
  /** Of what shows it: `page`, `item`, `setting`, as features declare (file-user.ts). */
  kind: z.string(),
  /** A guid, or the key of a setting. */
  id: z.string(),
  name: z.string(),
  /** Where it can be looked at, if it can. */
  path: z.string().nullable(),
  isInTrash: z.boolean(),
});
export type MediaUse = z.infer<typeof MediaUse>;

export const MediaDetail = MediaFile.extend({
  uses: z.array(MediaUse),
  duplicates: z.array(z.object({ guid: Guid, name: z.string() })),
  /** What was replaced and can still come back, the newest first. */
  earlier: z.array(z.object({ name: z.string(), byteSize: z.number().int(), replacedAt: z.iso.datetime() })),
});
export type MediaDetail = z.infer<typeof MediaDetail>;

/** Only what is named changes. */
export const MediaChanges = z
  .object({
    name: ChosenName(150).min(1),
    title: words(200),
    alt: words(500),
    isDecorative: z.boolean(),
    credit: z.string().trim().max(200),
    focalPoint: FocalPoint.nullable(),
    folder: Guid.nullable(),
  })
  .partial();
export type MediaChanges = z.infer<typeof MediaChanges>;

export const mediaStates = ['unused', 'duplicates', 'undescribed', 'trash'] as const;
export const mediaSorts = ['changed', 'name', 'size'] as const;
export type MediaSort = (typeof mediaSorts)[number];

export const MediaFilter = z.object({
  search: z.string().trim().max(200).default(''),
  /** A folder, or `none` for what lies in no folder; everything without it. */
  folder: z.union([Guid, z.literal('none')]).optional(),
  kind: z.enum(assetKinds).optional(),
  state: z.enum(mediaStates).optional(),
});
export type MediaFilter = z.output<typeof MediaFilter>;

/** The names of §7: pageNumber, itemCount, sort_by. */
export const MediaQuery = MediaFilter.extend({
  sort_by: z.templateLiteral([z.enum(mediaSorts), '_', z.enum(['asc', 'desc'])]).default('changed_desc'),
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  itemCount: z.coerce.number().int().min(1).max(100).default(48),
});
export type MediaQuery = z.output<typeof MediaQuery>;
export type MediaQueryInput = z.input<typeof MediaQuery>;

export const MediaList = z.object({ files: z.array(MediaFile), totalNumberOfItems: z.number().int() });
export type MediaList = z.infer<typeof MediaList>;

export const MediaFolder = z.object({
  guid: Guid,
  parent: Guid.nullable(),
  name: z.string(),
  fileCount: z.number().int(),
});
export type MediaFolder = z.infer<typeof MediaFolder>;

export const MediaFolderInput = z.object({ name: ChosenName(80).min(1), parent: Guid.nullable() });
export type MediaFolderInput = z.infer<typeof MediaFolderInput>;

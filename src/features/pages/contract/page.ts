import { z } from 'zod';
import { Href } from '#platform/contract/addresses/href.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { JsonValue } from '#platform/contract/calls/json-value.ts';
import { CropSchema, FocalPointSchema, Picture } from '#platform/contract/files/picture.ts';
import { visibilities } from '#platform/contract/rights/visibility.ts';
import { emptyText, LocalizedText, StoredText, stored } from '#platform/contract/texts/localized.ts';
import { Translations } from '#platform/contract/texts/translation.ts';
import { Moment } from '#platform/contract/time/moment.ts';
import { backgrounds } from './background.ts';
import { areas, layouts } from './page-layout.ts';
import { descriptionLimit, titleLimit } from './page-limits.ts';

const Period = z.object({ from: Moment.optional(), until: Moment.optional() });
const Visibility = z.enum(visibilities);

/** A template is drawn around pages, a shared part inside them; all three are written and published alike. */
export const pageKinds = ['page', 'template', 'shared-part'] as const;
export type PageKind = (typeof pageKinds)[number];

/** What every block carries, whatever its kind (product.md §3). */
const blockFrame = {
  guid: Guid,
  buildingBlockName: z.string().min(1).max(60),
  layoutPosition: z.enum(areas),
  sortId: z.int32(),
  headingLevel: z.number().int().min(2).max(4).default(2),
  background: z.enum(backgrounds).default('none'),
  anchor: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,60}$/)
    .optional(),
};

export const StoredBlock = z.object({
  ...blockFrame,
  version: z.int32().min(1).default(1),
  options: z.record(z.string(), z.unknown()),
  heading: StoredText.default(emptyText),
  /** The way onward, at the right of the heading. */
  more: z.object({ label: StoredText, href: Href }).optional(),
  visibility: Visibility.default('Public'),
  roleIds: z.array(Guid).default([]),
  period: Period.default({}),
  /** Who may add to what it holds: items of a list (§6). */
  addPermission: Visibility.default('Admin'),
  addRoles: z.array(Guid).default([]),
});
export type StoredBlock = z.infer<typeof StoredBlock>;

/** §3, the names as they are on the wire. */
export const PageOptions = z.object({
  showSubMenu: z.boolean().default(false),
  showHeader: z.boolean().default(true),
  showBreadcrumbs: z.boolean().default(true),
  headerImage: Guid.nullable().default(null),
  showFooter: z.boolean().default(true),
  footerGuid: Guid.nullable().default(null),
  showMainMenu: z.boolean().default(true),
  templateHeader: Guid.nullable().default(null),
  templateFooter: Guid.nullable().default(null),
  footer: Guid.nullable().default(null),
});
export type PageOptions = z.infer<typeof PageOptions>;

/** What goes along when someone shares the page (§1). It stands on no screen, dark or light. */
export const SharedPicture = Picture.omit({ darkImageGuid: true });
export type SharedPicture = z.infer<typeof SharedPicture>;

/** The part of the header image that is shown, and what must stay in sight where its band cuts more. */
const headerView = { crop: CropSchema.optional(), focalPoint: FocalPointSchema.optional() };

/** Said of one picture: beside another in the options (§3) it counts for nothing. */
export const HeaderImageShown = z.object({ of: Guid, ...headerView });
export type HeaderImageShown = z.infer<typeof HeaderImageShown>;

/** One published version: all that a reader's request has to load. */
export const PageDocument = z.object({
  title: stored(z.string().max(titleLimit)),
  description: stored(z.string().max(descriptionLimit)).default(emptyText),
  layout: z.enum(layouts).default('100'),
  options: PageOptions.prefault({}),
  headerImageShown: HeaderImageShown.optional(),
  /** Its own; without it the header image goes along, or the first picture on the page, or the site's. */
  socialImage: SharedPicture.optional(),
  visibility: Visibility.default('Public'),
  roleIds: z.array(Guid).default([]),
  editPermission: Visibility.default('Admin'),
  editRoles: z.array(Guid).default([]),
  buildingBlockInstances: z.array(StoredBlock).max(500).default([]),
  translations: Translations.default({}),
});
export type PageDocument = z.infer<typeof PageDocument>;

const presentedBlock = {
  ...blockFrame,
  options: z.record(z.string(), z.unknown()),
  heading: LocalizedText.optional(),
  more: z.object({ label: LocalizedText, href: z.string() }).optional(),
};

/** A block as a reader gets it: in one language, and without the rules that decided that they may. */
export const BlockInstance = z.object({
  ...presentedBlock,
  /** Those of the shared part that it shows; a shared part never holds another. */
  blocks: z.array(z.object(presentedBlock)).optional(),
});
export type BlockInstance = z.infer<typeof BlockInstance>;

/** The blocks of a template, as far as the reader may see them. */
export const TemplateBlocks = z.object({ guid: Guid, blocks: z.array(BlockInstance) });
export type TemplateBlocks = z.infer<typeof TemplateBlocks>;

export const Page = z.object({
  guid: Guid,
  title: z.string(),
  /** The language of the title where it is not the one asked for. */
  titleLang: z.string().optional(),
  description: z.string(),
  descriptionLang: z.string().optional(),
  isPublished: z.boolean(),
  layout: z.enum(layouts),
  buildingBlockInstances: z.array(BlockInstance),
  /** What the options `templateHeader`, `templateFooter` and `footer` name (§3): above the page, below it, and in its footer. */
  templates: z.object({
    header: TemplateBlocks.optional(),
    footer: TemplateBlocks.optional(),
    siteFooter: TemplateBlocks.optional(),
  }),
  options: z.array(z.object({ name: z.string(), value: JsonValue })),
  editRoles: z.array(Guid),
  editPermission: Visibility,
  /** The languages that the page has a title in; the switch and `hreflang` offer these. */
  languages: z.array(z.string()),
  /** Its path in each of them. */
  paths: z.record(z.string(), z.string()),
  /** Of the header image in its options, where not all of it is shown. */
  headerView: z.object(headerView).optional(),
  socialImage: Guid.nullable(),
  /** The part of it that is shown; all of it without one. */
  socialCrop: CropSchema.nullable(),
  /** What is to be seen on it; empty where nobody said so. */
  socialAlt: z.string(),
  /** How large it is as it goes along with a link. */
  socialSize: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
  publishedAt: z.iso.datetime().nullable(),
  can: z.object({ edit: z.boolean() }),
});
export type Page = z.infer<typeof Page>;

/** A page in a list of pages, published or not. */
export const PageSummary = z.object({
  guid: Guid,
  kind: z.enum(pageKinds),
  title: z.string(),
  isPublished: z.boolean(),
  /** It is being written, and readers do not have that yet. */
  hasChanges: z.boolean(),
  publishAt: z.iso.datetime().nullable(),
  unpublishAt: z.iso.datetime().nullable(),
  visibility: Visibility,
  layout: z.enum(layouts),
  path: z.string().nullable(),
  changedAt: z.iso.datetime(),
  /** Only when asked for (§7: IncludeBbis). */
  buildingBlockInstances: z.array(BlockInstance).optional(),
});
export type PageSummary = z.infer<typeof PageSummary>;

/** A page by its name, to lead to. */
export const LinkablePage = z.object({
  guid: Guid,
  title: z.string(),
  /** None where no menu leads to it. */
  path: z.string().nullable(),
});
export type LinkablePage = z.infer<typeof LinkablePage>;

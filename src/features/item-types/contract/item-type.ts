import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { StoredText } from '#platform/contract/texts/localized.ts';
import { ItemField } from './item-field.ts';
import { schemaTypes } from './schema-type.ts';
import { supporterKinds } from './supporters.ts';

/** What items of a type can do besides holding fields. */
export const ItemTypeFeatures = z.object({
  /** A moment or a period, so that it can stand in a calendar and expire. */
  hasPeriod: z.boolean().default(false),
  /** A page of its own at {path}/i/…; without it the list shows all there is. */
  hasDetail: z.boolean().default(true),
  /** Steps with a state, as a project has. */
  hasPhases: z.boolean().default(false),
  /** People can vote for it, or join. */
  hasVotes: z.boolean().default(false),
  canBeJoined: z.boolean().default(false),
  /** Who may. */
  supporters: z.enum(supporterKinds).default('Users'),
  /** Its field `status` is changed with a reason, and who supports it hears of that. */
  hasStatus: z.boolean().default(false),
  /** People can react below it. */
  hasReactions: z.boolean().default(false),
});
export type ItemTypeFeatures = z.infer<typeof ItemTypeFeatures>;

export const SchemaType = z.enum(schemaTypes);

export const itemTypeNamePattern = /^[A-Z][A-Za-z0-9]{0,59}$/;

const frame = {
  /** `listItemTypeName` on the wire (§3): never changes. */
  name: z.string().regex(itemTypeNamePattern),
  itemName: StoredText,
  itemNamePlural: StoredText,
  icon: z.string().max(60).default('file-text'),
  fields: z.array(ItemField).max(60).default([]),
  features: ItemTypeFeatures.prefault({}),
  schemaType: SchemaType.default('None'),
};

/** `changedOn`: of what is stored, so that two who change a type at the same time notice. */
export const ItemType = z.object({
  guid: Guid,
  ...frame,
  isBuiltIn: z.boolean(),
  changedOn: z.iso.datetime().optional(),
});
export type ItemType = z.infer<typeof ItemType>;

export const NewItemType = z.object(frame);
export type NewItemType = z.infer<typeof NewItemType>;

/** The name stays, whatever else changes; what search engines know it as changes only when it is named. */
export const ItemTypeChanges = NewItemType.omit({ name: true }).extend({ schemaType: SchemaType.optional() });
export type ItemTypeChanges = z.infer<typeof ItemTypeChanges>;

/** What changing a type would do to the items that exist, per field: nothing is done before someone has seen this. */
export const ConversionPreview = z.object({
  itemCount: z.number().int(),
  fields: z.array(
    z.object({
      id: Guid,
      label: StoredText,
      /** removed: values stay stored and come back with the field. */
      change: z.enum(['added', 'removed', 'converted', 'required', 'options']),
      /** How many values become another, and how many cannot and would be left out. */
      converted: z.number().int(),
      lost: z.number().int(),
      examples: z.array(z.object({ title: z.string(), before: z.string(), after: z.string().nullable() })).max(5),
    }),
  ),
});
export type ConversionPreview = z.infer<typeof ConversionPreview>;

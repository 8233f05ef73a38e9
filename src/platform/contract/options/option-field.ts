import { z } from 'zod';
import { JsonValue } from '#platform/contract/calls/json-value.ts';

/** What of a chosen file is kept beside its guid. */
export const fileFacts = ['guid', 'name', 'byteSize', 'mediaType'] as const;

const every = {
  /** Its key in what it stands in, and in its texts. */
  name: z.string(),
  /** It may be absent. */
  isOptional: z.boolean().optional(),
  /** What it is when nobody said; of fields with one value. */
  default: JsonValue.optional(),
};

/** What a reference names; `page` is named by links only. */
export const referenceKinds = [
  'form',
  'item',
  'item-field',
  'item-type',
  'list-block',
  'profile-field',
  'role',
  'shared-part',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

const Leaf = [
  /** In each language; several lines where a new line is one on the page, or there is much to say. */
  z.object({ ...every, kind: z.literal('text'), hasLines: z.boolean().optional() }),
  z.object({ ...every, kind: z.literal('rich-text') }),
  z.object({ ...every, kind: z.literal('markup') }),
  /** The same in every language: an address, a telephone number. */
  z.object({
    ...every,
    kind: z.literal('line'),
    maxLength: z.number().int().optional(),
    /** The source of a regular expression. */
    pattern: z.string().optional(),
    format: z.enum(['email', 'language']).optional(),
  }),
  z.object({
    ...every,
    kind: z.literal('number'),
    min: z.number().optional(),
    max: z.number().optional(),
    isWhole: z.boolean(),
  }),
  z.object({ ...every, kind: z.literal('switch') }),
  z.object({
    ...every,
    kind: z.literal('choice'),
    values: z.array(z.union([z.string(), z.number()])),
    /** Words that several share: `blocks.kit.<words>`. */
    words: z.literal('sortOrders').optional(),
  }),
  z.object({ ...every, kind: z.literal('icon'), values: z.array(z.string()) }),
  z.object({ ...every, kind: z.literal('href') }),
  z.object({ ...every, kind: z.literal('date') }),
  z.object({ ...every, kind: z.literal('moment') }),
  z.object({ ...every, kind: z.literal('time') }),
  /** An amount of money, kept in cents and typed in euros. */
  z.object({ ...every, kind: z.literal('cents') }),
  /** A day on the calendar, or one that moves along with today. */
  z.object({ ...every, kind: z.literal('day-bound') }),
  /** A calculation over the answers of a form. */
  z.object({ ...every, kind: z.literal('expression') }),
  /** Of `Picture`. `isSpread`: its fields are those of what it stands in, as of the block Image (§3). */
  z.object({ ...every, kind: z.literal('picture'), isSpread: z.boolean().optional() }),
  /** A file: which fact of it is kept under which key. `isSpread` as with pictures. */
  z.object({
    ...every,
    kind: z.literal('asset'),
    isSpread: z.boolean().optional(),
    keeps: z.record(z.string(), z.enum(fileFacts)),
    mediaTypes: z.array(z.string()).optional(),
  }),
  z.object({
    ...every,
    kind: z.literal('reference'),
    to: z.enum(referenceKinds),
    isMany: z.boolean(),
    max: z.number().int().optional(),
  }),
  /** Several of a few. */
  z.object({ ...every, kind: z.literal('choices'), values: z.array(z.string()) }),
  /** No form asks for it: a new entry gets one of its own. */
  z.object({ ...every, kind: z.literal('key') }),
  /** No form asks for it. */
  z.object({ ...every, kind: z.literal('other') }),
] as const;

/** An option as a form asks for it: made from its schema, which stays on the server (docs/decisions/0004). */
export const OptionField: z.ZodType<OptionField> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    ...Leaf,
    z.object({ ...every, kind: z.literal('object'), fields: z.array(OptionField) }),
    z.object({
      ...every,
      kind: z.literal('list'),
      max: z.number().int().optional(),
      fields: z.array(OptionField),
    }),
  ]),
);
export type OptionField = z.infer<(typeof Leaf)[number]> | GroupField | ListField;

interface Group {
  name: string;
  isOptional?: boolean | undefined;
  default?: JsonValue | undefined;
  fields: OptionField[];
}
export interface GroupField extends Group {
  kind: 'object';
}
export interface ListField extends Group {
  kind: 'list';
  max?: number | undefined;
}

export type FieldOf<Kind extends OptionField['kind']> = Extract<OptionField, { kind: Kind }>;

import { z } from 'zod';
import { fieldKindPattern } from '#field-kinds/kit/contract/field-kind.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { isLanguage } from '#platform/contract/texts/language.ts';
import { autocompleteTokens, fieldCategories } from './field-category.ts';
import { isReservedKey } from './reserved-keys.ts';

const Words = z.string().trim().max(300);
/** By language. Who reads another than these gets the Dutch (§1). */
const InLanguages = z
  .object({ nl: Words })
  .catchall(Words)
  .refine((words) => Object.keys(words).every(isLanguage), 'no-language');
export const FieldValueSchema = z.union([
  z.string().max(4000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(100)).max(100),
  z.null(),
]);
export type FieldValue = z.infer<typeof FieldValueSchema>;

/** The value of an option stays when its words change: that is what people chose. */
const Option = z.object({ value: z.string().regex(/^[\w-]{1,60}$/), label: InLanguages });

const frame = {
  key: z.string().regex(/^[a-zA-Z][\w-]{0,59}$/),
  category: z.enum(fieldCategories),
  /** For the person alone; null means that other members see it too (§6). */
  visibleFor: z.literal('user').nullable(),
  /** One of src/field-kinds that profiles may use; the service looks it up. */
  type: z.string().regex(fieldKindPattern),
  inputType: z.string().regex(fieldKindPattern),
  required: z.boolean(),
  mett: z.boolean(),
};

/** What an admin sends to make or change a field. */
export const NewProfileField = z
  .object({
    ...frame,
    key: frame.key.refine((key) => !isReservedKey(key), 'reserved'),
    section: InLanguages.default({ nl: '' }),
    subsection: InLanguages.default({ nl: '' }),
    label: InLanguages.refine(({ nl }) => nl !== '', 'empty'),
    help: InLanguages.default({ nl: '' }),
    visibleFor: frame.visibleFor.default('user'),
    inputType: frame.inputType.optional(),
    autocomplete: z.enum(['', ...autocompleteTokens]).default(''),
    defaultValue: FieldValueSchema.default(null),
    required: frame.required.default(false),
    options: z.array(Option).max(100).default([]),
    mett: frame.mett.default(false),
  })
  .refine(({ options }) => new Set(options.map(({ value }) => value)).size === options.length, {
    path: ['options'],
    message: 'each value once',
  });
export type NewProfileField = z.input<typeof NewProfileField>;
export type ParsedProfileField = z.output<typeof NewProfileField>;

const ordinals = {
  sectionOrdinal: z.number().int(),
  subsectionOrdinal: z.number().int(),
  fieldOrdinal: z.number().int(),
};

/** §3, with its words in every language: as the admin area has it. */
export const ProfileFieldDefinition = z.object({
  guid: Guid,
  platformGuid: Guid,
  ...frame,
  ...ordinals,
  section: InLanguages,
  subsection: InLanguages,
  label: InLanguages,
  help: InLanguages,
  autocomplete: z.string(),
  defaultValue: FieldValueSchema,
  options: z.array(z.object({ value: z.string(), label: InLanguages })),
  isBuiltIn: z.boolean(),
});
export type ProfileFieldDefinition = z.infer<typeof ProfileFieldDefinition>;

/** §3, in the reader's language. */
export const ProfileField = z.object({
  guid: Guid,
  platformGuid: Guid,
  ...frame,
  ...ordinals,
  section: z.string(),
  subsection: z.string(),
  label: z.string(),
  help: z.string(),
  autocomplete: z.string(),
  defaultValue: FieldValueSchema,
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  isBuiltIn: z.boolean(),
});
export type ProfileField = z.infer<typeof ProfileField>;

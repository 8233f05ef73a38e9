import { z } from 'zod';
import { fieldKindPattern } from '#field-kinds/kit/contract/field-kind.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { emptyText, StoredText } from '#platform/contract/texts/localized.ts';
import { optionTones } from './option-tone.ts';

/** The value stays when its words change: that is what items chose. */
export const ItemFieldOption = z.object({
  value: z.string().regex(/^[\w-]{1,60}$/),
  label: StoredText,
  /** Of a status: how it looks. */
  tone: z.enum(optionTones).optional(),
});

/** The id never changes and values hang on it; the key is what filters and feeds call it and stays too; labels are free. */
export const ItemField = z.object({
  id: Guid,
  key: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  /** One of src/field-kinds that items may use; the service looks it up. */
  kind: z.string().regex(fieldKindPattern),
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

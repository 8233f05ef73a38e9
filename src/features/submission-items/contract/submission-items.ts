import { z } from 'zod';
import { FieldId } from '#features/forms/contract/form-document.ts';
import { itemTypeNamePattern } from '#features/item-types/contract/item-type.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ownTargets } from './item-mapping.ts';

const Target = z.union([z.enum(ownTargets), Guid]);
const TypeName = z.string().regex(itemTypeNamePattern);
const Mapping = z.record(Target, FieldId);

/** An item that was made of a submission. */
export const MadeItem = z.object({
  guid: Guid,
  title: z.string(),
  madeOn: z.iso.datetime(),
  by: z.string().nullable(),
  /** Where it is read; null for who may not, and when it is gone. */
  path: z.string().nullable(),
});
export type MadeItem = z.infer<typeof MadeItem>;

/** What an item can be made of, where, and how it was done last. */
export const ItemChoices = z.object({
  reference: z.string(),
  questions: z.array(
    z.object({ field: z.string(), label: z.string(), kind: z.string(), text: z.string(), isPersonal: z.boolean() }),
  ),
  lists: z.array(z.object({ guid: Guid, name: z.string(), typeNames: z.array(z.string()) })),
  types: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      fields: z.array(z.object({ id: Guid, label: z.string(), kind: z.string(), isRequired: z.boolean() })),
    }),
  ),
  remembered: z.array(z.object({ listGuid: Guid, typeName: z.string(), mapping: z.record(z.string(), z.string()) })),
  /** What was sent along, for who chooses what goes to the item. */
  files: z.array(z.object({ guid: Guid, name: z.string(), mediaType: z.string() })),
  made: z.array(MadeItem),
});
export type ItemChoices = z.infer<typeof ItemChoices>;

export const NewSubmissionItem = z.object({
  listGuid: Guid,
  typeName: TypeName,
  mapping: Mapping,
  /** Attachments that go along, by the field that holds them; none unless they are named. */
  files: z.record(Guid, z.array(Guid).max(100)).default({}),
  /** The item to be: a retry under the same guid is the same item. */
  itemGuid: Guid.optional(),
  /** Though there is one already. */
  isAgain: z.boolean().default(false),
});
export type NewSubmissionItem = z.infer<typeof NewSubmissionItem>;

export const MadeOfSubmission = z.object({
  guid: Guid,
  path: z.string().nullable(),
  /** Parts that were chosen, and whose answer does not plainly read as what the field holds. */
  left: z.array(z.string()),
  /** Names of files that were chosen, and are none for the site. */
  leftFiles: z.array(z.string()),
});
export type MadeOfSubmission = z.infer<typeof MadeOfSubmission>;

/** What an item was made of (§4 source kinds). */
export const ItemSubmission = z.object({
  sourceKind: z.literal('FormSubmission'),
  submissionGuid: Guid,
  formGuid: Guid,
  reference: z.string(),
});
export type ItemSubmission = z.infer<typeof ItemSubmission>;

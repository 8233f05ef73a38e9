import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { BlockInstance, pageKinds } from '../page.ts';
import { partRoles } from './part-roles.ts';

export const UsedPart = z.object({
  pageGuid: Guid,
  title: z.string(),
  kind: z.enum(pageKinds),
  path: z.string().nullable(),
  role: z.enum(partRoles),
  isForReaders: z.boolean(),
  isWritten: z.boolean(),
});

/** A template or a shared part, as who keeps them looks at it. */
export const SharedPart = z.object({
  guid: Guid,
  kind: z.enum(['template', 'shared-part']),
  title: z.string(),
  isPublished: z.boolean(),
  hasChanges: z.boolean(),
  changedAt: z.iso.datetime(),
  blockCount: z.number().int(),
  /** Its first words, in reading order. */
  words: z.string(),
  uses: z.array(UsedPart),
});
export type SharedPart = z.infer<typeof SharedPart>;

export const SharedParts = z.object({
  parts: z.array(SharedPart),
  /** Of footers and header images, which are settings, by their guid. */
  usesOfSettings: z.record(Guid, z.array(UsedPart)),
});
export type SharedParts = z.infer<typeof SharedParts>;

/** Nothing while it is not published, or not for this reader. */
export const PartBlocks = z.object({ blocks: z.array(BlockInstance).nullable() });
export type PartBlocks = z.infer<typeof PartBlocks>;

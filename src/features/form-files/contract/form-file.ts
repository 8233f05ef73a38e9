import { z } from 'zod';
import { FormNumber } from '#features/forms/contract/form-number.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { pieceBytes } from './file-pieces.ts';

/** Of the filling in that it belongs to (`SenderKey` of submissions says the same). */
export const FileKey = z.string().regex(/^[\w-]{22,64}$/);

/** A file that somebody is about to send, piece by piece. Its size is told first: what is too large is never sent. */
export const NewFormFile = z.object({
  key: FileKey,
  version: FormNumber,
  /** Id of the question. */
  field: z.string().max(16),
  /** As the sender's device calls it, however long. */
  name: z.string().min(1).max(2000),
  byteSize: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
export type NewFormFile = z.infer<typeof NewFormFile>;

/** How far a file is. */
export const FormFile = z.object({
  guid: Guid,
  name: z.string(),
  byteSize: z.number().int(),
  /** How much of it is here; whoever lost the connection goes on from there. */
  received: z.number().int(),
  /** What it is by its content; null until all of it is here. */
  mediaType: z.string().nullable(),
  /** No more at once than this. */
  pieceBytes: z.literal(pieceBytes),
});
export type FormFile = z.infer<typeof FormFile>;

/** A file of a submission, for who may read that. */
export const SubmissionFile = z.object({
  guid: Guid,
  field: z.string(),
  name: z.string(),
  mediaType: z.string(),
  byteSize: z.number().int(),
});
export type SubmissionFile = z.infer<typeof SubmissionFile>;

import { AppError, badRequest, conflict, notFound } from '#platform/contract/calls/errors.ts';
import { documentEndings } from '#platform/contract/files/document-type.ts';
import { maxDocumentBytes } from '../../contract/asset-kind.ts';
import { maxImageBytes } from '../../contract/image.ts';
import { maxPixels } from './image-engine.ts';

export const imageTooLarge = () =>
  new AppError('image-too-large', 413, { values: { megabytes: maxImageBytes / 1024 / 1024 } });
export const imageTypeRefused = () => new AppError('image-type-refused', 415);
export const documentTooLarge = () =>
  new AppError('document-too-large', 413, { values: { megabytes: maxDocumentBytes / 1024 / 1024 } });
export const documentTypeRefused = () =>
  new AppError('document-type-refused', 415, { values: { endings: documentEndings.join(', ') } });
/** A picture stays a picture: whoever shows it counts on that. */
export const otherKindOfFile = () => conflict('other-kind-of-file');
export const brokenImage = (cause?: unknown) => new AppError('broken-image', 400, { cause });
export const tooManyPixels = () =>
  new AppError('too-many-pixels', 413, { values: { megapixels: Math.floor(maxPixels / 1_000_000) } });
/** A size or format is asked of a file that is no picture. */
export const notAnImage = () => badRequest('not-an-image');

/** The storage lost it, or has only a part of it. */
export const fileMissing = () => notFound('file-missing');

/** What sharp throws about a file that someone sent: the file's fault, and never a 500. */
export function asImageError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return thrown instanceof Error && /pixel limit/i.test(thrown.message) ? tooManyPixels() : brokenImage(thrown);
}

/** The whole form is one file, in the field that §7 names. */
export const oneImageOnly = () => badRequest('one-image-only');
export const uploadCutOff = (cause?: unknown) => new AppError('upload-cut-off', 400, { cause });
export const notAForm = () => new AppError('not-a-form', 415);

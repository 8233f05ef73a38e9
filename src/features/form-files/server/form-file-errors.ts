import { AppError, conflict } from '#platform/contract/calls/errors.ts';
import { mostFileBytes } from '../contract/file-pieces.ts';

type Values = Readonly<Record<string, string | number>>;

/** What a question does not allow of a file, told to who is sending it. */
export function fileRefused(fault: string, values: Values = {}): AppError {
  if (fault === 'file-too-large') return new AppError('form-file-too-large', 413, { values });
  if (fault === 'empty-file') return new AppError('form-file-empty', 400);
  return new AppError('form-file-kind', 415, { values: { kinds: '', ...values } });
}

/** A photograph (HEIC) of which we cannot take out where it was taken. */
export const heicRefused = (): AppError => new AppError('form-file-heic', 415);

export const anyFileTooLarge = (): AppError =>
  fileRefused('file-too-large', { megabytes: mostFileBytes / 1024 / 1024 });

/** The platform's own room is full: whoever fills in a form can do nothing about that, and can send it without. */
export const storageFull = (): AppError => new AppError('form-files-full', 413);
/** Too much lies here that nobody sent; it goes by itself. */
export const noRoomForFiles = (): AppError => new AppError('form-files-room', 503);
/** More than anyone adds and takes away again in one form. */
export const tooManyFiles = (): AppError => conflict('form-files-many');

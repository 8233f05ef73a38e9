import { documentEndings } from '#platform/contract/files/document-type.ts';
import { imageMediaTypes } from '#platform/contract/files/image-type.ts';

/** For the browser's own chooser; whether a file is what it says, the server finds out. */
export const acceptedFiles: string[] = [
  ...imageMediaTypes,
  // Captions of older programs become WebVTT.
  ...[...documentEndings, 'srt'].map((ending) => `.${ending}`),
];

import { documentEndings } from '../../contract/document-type.ts';
import { imageMediaTypes } from '../../contract/image.ts';

/** For the browser's own chooser; whether a file is what it says, the server finds out. */
export const acceptedFiles: string[] = [
  ...imageMediaTypes,
  // Captions of older programs become WebVTT.
  ...[...documentEndings, 'srt'].map((ending) => `.${ending}`),
];

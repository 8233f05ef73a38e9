/** Fields of an item that hold files: what they get is chosen file by file, never guessed from a question. */
const kindsOfFiles: readonly string[] = ['image', 'file'];
/** What readers can be shown as a picture; a photograph of a telephone that only it can show is a file. */
const pictures = /^image\/(?:jpeg|png|webp|gif|avif)$/;

export const holdsFiles = (kind: string | undefined): boolean => kind !== undefined && kindsOfFiles.includes(kind);

/** Whether a file of this kind has a place in a field of that kind. */
export const fitsFiles = (kind: string | undefined, mediaType: string): boolean =>
  kind === 'file' || (kind === 'image' && pictures.test(mediaType));

/** Which files go to which field. */
export type ChosenFiles = Record<string, string[]>;

/** A file that was sent with a form, as its answer names it. */
export interface PostedFile {
  assetGuid: string;
  name: string;
  /** Empty when no such file was sent by who names it. */
  mediaType: string;
  byteSize: number;
}

/**
 * As one posted value, so that a form without a script can carry it from step to step. Whoever posts it may lie about
 * all of it: the server puts in what it knows of the file before it checks the answer.
 */
export const writePostedFile = ({ assetGuid, byteSize, mediaType, name }: PostedFile): string =>
  [assetGuid, byteSize, mediaType, name].join('|');

export function readPostedFile(text: string): PostedFile {
  const [assetGuid = '', byteSize = '', mediaType = '', ...name] = text.split('|');
  const size = Number(byteSize);
  return { assetGuid, mediaType, name: name.join('|'), byteSize: Number.isInteger(size) && size >= 0 ? size : 0 };
}

/** Parts of a question that files answer, as its fields are named. */
export const filePart = {
  /** The browser's own field for a file; it posts the file itself. */
  choose: 'file',
  /** Files that came with the step that was posted last and were not kept: said once, as a file that is no good. */
  refused: 'refused',
  /** A button that takes one away; its value is the guid. */
  drop: 'drop',
} as const;

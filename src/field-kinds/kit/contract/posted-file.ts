/** A file that was sent with a form, as its field posts it. */
export interface PostedFile {
  assetGuid: string;
  name: string;
  mediaType: string;
  byteSize: number;
}

/**
 * As one posted value, so that a form without a script can carry it from step to step. Whoever posts it may lie about
 * all but the guid: who keeps the answer must ask the file's own record (§7).
 */
export const writePostedFile = ({ assetGuid, byteSize, mediaType, name }: PostedFile): string =>
  [assetGuid, byteSize, mediaType, name].join('|');

export function readPostedFile(text: string): PostedFile {
  const [assetGuid = '', byteSize = '', mediaType = '', ...name] = text.split('|');
  const size = Number(byteSize);
  return { assetGuid, mediaType, name: name.join('|'), byteSize: Number.isInteger(size) && size >= 0 ? size : 0 };
}

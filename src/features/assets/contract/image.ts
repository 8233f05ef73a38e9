/** §5: images accepted. */
export const imageMediaTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
] as const;
export type ImageMediaType = (typeof imageMediaTypes)[number];

export const isImageMediaType = (mediaType: string): mediaType is ImageMediaType =>
  (imageMediaTypes as readonly string[]).includes(mediaType);

/** §5, §9. */
export const maxImageBytes = 30 * 1024 * 1024;

export interface Size {
  width: number;
  height: number;
}

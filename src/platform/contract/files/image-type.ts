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

import type { ImageMediaType } from '#platform/contract/files/image-type.ts';

/** What we can make; the others of §5 are only passed on. */
export const outputFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** From best to last resort, by what was uploaded. A WebP may move, and an AVIF of ours cannot; drawings and GIFs are passed on. */
const preferences: Readonly<Record<ImageMediaType, readonly OutputFormat[] | undefined>> = {
  'image/jpeg': ['avif', 'webp', 'jpeg'],
  'image/png': ['avif', 'webp', 'png'],
  'image/avif': ['avif', 'webp', 'jpeg'],
  'image/webp': ['webp', 'jpeg'],
  'image/gif': undefined,
  'image/svg+xml': undefined,
};

/** The best format that the reader names; undefined when the source is passed on as it is. */
export function acceptedFormat(mediaType: ImageMediaType, accept: string | undefined): OutputFormat | undefined {
  const preferred = preferences[mediaType];
  if (preferred === undefined) return undefined;
  const named = acceptedTypes(accept);
  return preferred.find((format) => named.has(`image/${format}`)) ?? preferred.at(-1);
}

/** Only types that are named: a wildcard says nothing about AVIF or WebP, every browser that knows them names them. */
function acceptedTypes(accept = ''): Set<string> {
  const types = new Set<string>();
  for (const one of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = one.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) types.add(type);
  }
  return types;
}

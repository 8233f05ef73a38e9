import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';

/** A few say what words cannot; an album belongs elsewhere. */
export const mostPictures = 4;
export const mostPictureBytes = 15 * 1024 * 1024;
/** Of a form with as many as may come; one more is taken in, to say that it was one too many. */
export const pictureLimits = {
  files: mostPictures + 1,
  fileBytes: mostPictureBytes + 1,
  allBytes: (mostPictures + 1) * mostPictureBytes,
};
export const longestAlt = 300;
/** What a camera or a screen makes. Drawings (SVG) are work of editors. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** The names of the fields of a form with pictures; each picture has its words in its place. */
export const pictureParts = { picture: 'picture', alt: 'alt', said: 'reaction' } as const;

export const PictureAlt = z.string().trim().max(longestAlt);

export const ReactionPicture = z.object({
  guid: Guid,
  /** In the words of who added it; empty when they gave none. */
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type ReactionPicture = z.infer<typeof ReactionPicture>;

/** Of who changes their own: what stays, with its words. */
export const KeptPicture = z.object({ guid: Guid, alt: PictureAlt });
export type KeptPicture = z.infer<typeof KeptPicture>;

/** The words of so many pictures, as they were posted. */
export const altsOf = (posted: readonly string[] | undefined, count: number): string[] =>
  Array.from({ length: count }, (_, index) => (posted?.[index] ?? '').trim().slice(0, longestAlt));

/** One's own that others do not see is shown by the key of its writer, and to nobody else. */
export const ownPicturePath = (reactionGuid: string, pictureGuid: string, key: string | undefined): string =>
  `/api/reactions/${reactionGuid}/pictures/${pictureGuid}${key === undefined ? '' : `?key=${key}`}`;

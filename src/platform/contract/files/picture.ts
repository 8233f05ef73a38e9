import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { emptyText, StoredText } from '#platform/contract/texts/localized.ts';
import { leastCrop } from './crop.ts';

const start = z
  .number()
  .int()
  .min(0)
  .max(1000 - leastCrop);
const length = z.number().int().min(leastCrop).max(1000);

/** No picture is a million wide. */
const pixels = z.number().int().positive().max(1_000_000);

/** See crop.ts. */
export const CropSchema = z
  .object({ x: start, y: start, width: length, height: length })
  .refine(({ x, width }) => x + width <= 1000, { path: ['width'] })
  .refine(({ y, height }) => y + height <= 1000, { path: ['height'] });

/** In hundredths from the left and the top. */
export const FocalPointSchema = z.object({
  x: z.number().int().min(0).max(100),
  y: z.number().int().min(0).max(100),
});

/** A picture on a block. Without a description screen readers pass it by. */
export const Picture = z.object({
  imageGuid: Guid,
  /** The same picture for a dark screen, where there is one. */
  darkImageGuid: Guid.optional(),
  alt: StoredText.default(emptyText),
  /** Whoever placed it said that it needs no description. */
  isDecorative: z.boolean().optional(),
  /** Its own size in pixels, where the editor knew it: the page then keeps its place free and asks for no more than there is. */
  width: pixels.optional(),
  height: pixels.optional(),
  /** What must stay in sight where a view cuts it; the view's own choice without it. */
  focalPoint: FocalPointSchema.optional(),
  /** The part that is shown; all of it without one. */
  crop: CropSchema.optional(),
});
export type Picture = z.infer<typeof Picture>;

/** The picture that stands for a page or an item, as it is shown there. */
export type SocialImage = Pick<Picture, 'imageGuid' | 'focalPoint' | 'crop'> & Partial<Pick<Picture, 'alt'>>;

/** Only what stands there. */
export const socialImageOf = (picture: Picture | undefined): SocialImage | undefined =>
  picture && {
    imageGuid: picture.imageGuid,
    ...(picture.focalPoint && { focalPoint: picture.focalPoint }),
    ...(picture.crop && { crop: picture.crop }),
    ...(picture.isDecorative !== true && Object.values(picture.alt.$lang).some(Boolean) && { alt: picture.alt }),
  };

export const picturesOf = (picture: Picture | undefined): string[] =>
  picture === undefined
    ? []
    : [picture.imageGuid, ...(picture.darkImageGuid === undefined ? [] : [picture.darkImageGuid])];

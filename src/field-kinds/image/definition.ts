import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import type { Crop } from '#platform/contract/files/crop.ts';
import { CropSchema, FocalPointSchema } from '#platform/contract/files/picture.ts';
import { emptyText, StoredText } from '#platform/contract/texts/localized.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';

interface KeptPicture {
  imageGuid: string;
  alt: StoredText;
  width?: number | undefined;
  height?: number | undefined;
  /** What must stay in sight where a view cuts it. */
  focalPoint?: { x: number; y: number } | undefined;
  /** The part that is shown; all of it without one. */
  crop?: Crop | undefined;
}

/** Pictures, with what is to be seen on them. */
export default defineFieldKind<KeptPicture[]>({
  name: 'image',
  uses: ['item'],
  order: 150,
  inputTypes: ['pictures'],
  canBeMany: true,
  example: {
    value: [
      {
        imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01',
        alt: { $lang: { nl: 'De haven', en: 'The harbour' } },
        width: 1200,
        height: 800,
      },
    ],
  },
  // There is nothing but an id, which says nothing to a reader.
  texts: () => ({}),
  picture: ([first]) => first,
});

const KeptPicture = z.object({
  imageGuid: Guid,
  alt: StoredText.default(emptyText),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  focalPoint: FocalPointSchema.optional(),
  crop: CropSchema.optional(),
});

export const schema = () => z.array(KeptPicture).max(100);

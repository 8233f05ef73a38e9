import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';

interface KeptFile {
  /** Of an asset; in an answer to a form, of a file that was sent with it, which is no asset and never public. */
  assetGuid: string;
  name: string;
  mediaType: string;
  byteSize: number;
}

/** Files to download. */
export default defineFieldKind<KeptFile[]>({
  name: 'file',
  uses: ['item', 'form'],
  order: 140,
  inputTypes: ['files'],
  canBeMany: true,
  example: {
    value: [
      {
        assetGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01',
        name: 'kaart.png',
        mediaType: 'image/png',
        byteSize: 3000,
      },
    ],
  },
  texts: (files) => inOneLanguage(files.map(({ name }) => name).join(', ')),
  conversions: {
    image: (files) =>
      files
        .filter(({ mediaType }) => mediaType.startsWith('image/'))
        .map(({ assetGuid }) => ({ imageGuid: assetGuid, alt: { $lang: {} } })),
  },
});

const KeptFile = z.object({
  assetGuid: Guid,
  name: z.string().max(255),
  mediaType: z.string().max(120),
  byteSize: z.number().int().min(0),
});

export const schema = () => z.array(KeptFile).max(100);

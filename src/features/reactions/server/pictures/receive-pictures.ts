import { readFile } from 'node:fs/promises';
import type { FormUploadsService } from '#features/form-files/server/form-uploads.service.ts';
import type { SentPosted } from '#platform/contract/calls/body-kinds.ts';
import { altsOf, pictureLimits, pictureParts } from '../../contract/reaction-pictures.ts';
import type { SentPicture } from './reaction-pictures.service.ts';

export interface PictureReceiving {
  formUploads: Pick<FormUploadsService, 'receive'>;
}

/** What was posted with its pictures, on disk until it was dealt with; where none may come, they are named and let go. */
export const receivePictures = <T>(
  { formUploads }: PictureReceiving,
  body: SentPosted,
  { keepsFiles }: { keepsFiles: boolean },
  use: (fields: Record<string, string[]>, pictures: readonly SentPicture[]) => Promise<T>,
): Promise<T> =>
  formUploads.receive(body, { keepsFiles, limits: pictureLimits }, (fields, received) => {
    const chosen = received.filter(({ field }) => field === pictureParts.picture);
    const alts = altsOf(fields[pictureParts.alt], chosen.length);
    const pictures = chosen.map(({ path, name, byteSize }, index) => ({
      name,
      byteSize,
      alt: alts[index] ?? '',
      read: () => readFile(path),
    }));
    return use(fields, pictures);
  });

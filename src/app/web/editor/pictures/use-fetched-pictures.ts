import { useState } from 'react';
import { fetchPicture, type UploadedAsset } from '#features/assets/contract/assets.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** A picture of a document at Google: where it is, whom it is for, and what is to be done once it is known whether it came. */
export interface PictureToFetch {
  url: string;
  owner: { block: string } | { item: string };
  onAdded(asset: UploadedAsset): void;
  onLeftOut(): void;
}

/** The server fetches them: the browser may not, and readers are never sent there. One after the other, as files go. */
export function useFetchedPictures(settled: () => Promise<unknown>, onMissing: (count: number) => void) {
  const { t } = useTranslation();
  const call = useCall();
  const [left, setLeft] = useState(0);

  async function fetched({ url, owner, onAdded }: PictureToFetch): Promise<boolean> {
    try {
      // The block must be on the server first: its file follows its rights.
      await settled();
      onAdded(await call(fetchPicture, { query: owner, body: { url, name: t('editor.pictures.unnamed') } }));
      return true;
    } catch {
      // Why is of no use to who pasted it; what to do instead is told once, for all of them.
      return false;
    }
  }
  async function fetchAll(pictures: readonly PictureToFetch[]): Promise<void> {
    let missing = 0;
    for (const picture of pictures) {
      setLeft((count) => count + 1);
      if (!(await fetched(picture))) {
        missing += 1;
        picture.onLeftOut();
      }
      setLeft((count) => count - 1);
    }
    if (missing > 0) onMissing(missing);
  }
  return { isBusy: left > 0, fetchAll };
}

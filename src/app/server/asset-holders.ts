import type { FileHolder } from '#features/assets/contract/asset-holder.ts';
import { createPhotoHolder } from '#features/profiles/server/photo-holder.service.ts';
import { type PictureRights, pictureHolder } from '#features/reactions/server/pictures/picture-holder.ts';
import type { Platform } from '#platform/server/platform.ts';

interface HoldersParts {
  platform: Platform;
  publishedBlocks: { fileHolder: FileHolder };
  listItems: { fileHolder: FileHolder };
  /** Made after the files that it holds. */
  ofTalk(): { pictureRights: PictureRights };
}

/** What files can belong to besides everyone, each declared by the feature that knows it (docs/decisions/0040). */
export const assetHolders = ({ platform, publishedBlocks, listItems, ofTalk }: HoldersParts): FileHolder[] => [
  publishedBlocks.fileHolder,
  listItems.fileHolder,
  createPhotoHolder({ platform }),
  pictureHolder(ofTalk),
];

import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import type { ListItemDetail } from '../../../contract/list-item.ts';
import styles from './item-page-picture.module.css';

/** The item's picture over the whole width, unless a block of the item shows it already. */
export function ItemPagePicture({ item: { image, contentBuildingBlockInstances } }: { item: ListItemDetail }) {
  if (image === null) return null;
  const isInBlocks = contentBuildingBlockInstances.some(({ content }) =>
    JSON.stringify(content).includes(image.imageGuid),
  );
  if (isInBlocks) return null;
  const { imageGuid, darkImageGuid, alt = { value: '' }, width, height } = image;
  return (
    <div className="wrap">
      <div className={styles.frame}>
        <BlockPicture
          picture={{ imageGuid, darkImageGuid, alt, width, height }}
          sizes="(min-width: 86rem) 80rem, 100vw"
          priority
          className={styles.picture}
        />
      </div>
    </div>
  );
}

import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import type { ListItemDetail } from '../../../contract/list-item.ts';
import styles from './item-page-picture.module.css';

/** Unless a block of the item shows it already. */
export const hasPagePicture = ({ image, contentBuildingBlockInstances }: ListItemDetail): boolean =>
  image !== null &&
  !contentBuildingBlockInstances.some(({ content }) => JSON.stringify(content).includes(image.imageGuid));

/** The item's picture over the whole width. */
export function ItemPagePicture({ item }: { item: ListItemDetail }) {
  if (item.image === null || !hasPagePicture(item)) return null;
  const { imageGuid, darkImageGuid, alt = { value: '' }, width, height } = item.image;
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

import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import type { ListItemDetail } from '../../../contract/list-item.ts';
import styles from './item-page-picture.module.css';

interface ItemPagePictureProps {
  item: ListItemDetail;
  /** Of the block that it was taken from. */
  caption: LocalizedText | undefined;
  /** A block further on shows it. */
  isShownBelow: boolean;
}

/** The item's picture over the whole width, unless a block of the item shows it already. */
export function ItemPagePicture({ item: { image }, caption, isShownBelow }: ItemPagePictureProps) {
  if (image === null || isShownBelow) return null;
  return (
    <figure className="wrap">
      <div className={styles.frame}>
        <BlockPicture
          picture={{ ...image, alt: image.alt ?? { value: '' } }}
          sizes="(min-width: 86rem) 80rem, 100vw"
          priority
          className={styles.picture}
        />
      </div>
      {isFilled(caption) && (
        <figcaption className={styles.caption}>
          <Text of={caption} />
        </figcaption>
      )}
    </figure>
  );
}

import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import type { ListItem } from '../../../contract/list-item.ts';
import styles from './item-picture.module.css';

export interface ItemPictureProps {
  item: ListItem;
  sizes: string;
  priority: boolean;
}

/** The picture that stands for the item. In a list its title says what it is, so it is decoration there. */
export function ItemPicture({ item: { image }, sizes, priority }: ItemPictureProps) {
  if (image === null) return null;
  return (
    <div className={styles.frame}>
      <BlockPicture
        picture={{ ...image, alt: { value: '' } }}
        sizes={sizes}
        priority={priority}
        className={styles.picture}
      />
    </div>
  );
}

export const Description = ({ item: { metadata } }: { item: ListItem }) =>
  metadata.description === '' ? null : (
    <p {...inLanguage(metadata.descriptionLang)} className={styles.description}>
      {metadata.description}
    </p>
  );

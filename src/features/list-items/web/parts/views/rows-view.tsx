import { PlainList } from '#platform/web/content/plain-list.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { ItemBox } from '../item/item-box.tsx';
import { ItemMeta } from '../item/item-meta.tsx';
import { Description, ItemPicture } from '../item/item-picture.tsx';
import { ItemTitle } from '../item/item-title.tsx';
import type { ItemViewProps } from './item-view.ts';
import styles from './rows-view.module.css';

/** One below the other, each with its picture at the side. */
export function RowsView({ items, look, level, isFirst }: ItemViewProps) {
  return (
    <PlainList className={styles.rows}>
      {items.map((item, place) => {
        const hasPicture = look.showImage && item.image !== null;
        return (
          <ItemBox key={item.guid} item={item} className={styles.box}>
            <div className={classNames(styles.row, hasPicture && styles.pictured)}>
              {hasPicture && (
                <ItemPicture item={item} sizes="(min-width: 48rem) 22rem, 100vw" priority={isFirst && place < 2} />
              )}
              <div className={styles.body}>
                <ItemTitle item={item} level={level} />
                {look.showDescription && <Description item={item} />}
                <ItemMeta item={item} showDate={look.showDate} />
              </div>
            </div>
          </ItemBox>
        );
      })}
    </PlainList>
  );
}

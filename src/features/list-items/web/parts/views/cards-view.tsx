import cardStyles from '#platform/web/content/card.module.css';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { ListItem } from '../../../contract/list-item.ts';
import { ItemBox } from '../item/item-box.tsx';
import { ItemMeta } from '../item/item-meta.tsx';
import { Description, ItemPicture } from '../item/item-picture.tsx';
import { ItemTitle } from '../item/item-title.tsx';
import styles from './cards-view.module.css';
import type { ItemViewProps } from './item-view.ts';

/** Pictures side by side, words on paper, no boxes. */
export function CardsView(props: ItemViewProps) {
  const { isFirstLarge = false, showImage } = props.look;
  return (
    <PlainList className={classNames(styles.cards, isFirstLarge && styles.firstLarge)}>
      {props.items.map((item, place) => (
        <ItemBox
          key={item.guid}
          item={item}
          className={isFirstLarge && place === 0 && !(showImage && item.image) ? styles.wordsFirst : undefined}
        >
          <CardContent
            {...props}
            look={isFirstLarge && place > 0 ? { ...props.look, showDescription: false } : props.look}
            item={item}
            priority={props.isFirst && place < 3}
          />
        </ItemBox>
      ))}
    </PlainList>
  );
}

type CardContentProps = Pick<ItemViewProps, 'look' | 'level'> & { item: ListItem; priority: boolean };

export function CardContent({ item, look, level, priority }: CardContentProps) {
  return (
    <div className={classNames(cardStyles.card, styles.card)}>
      {look.showImage && <ItemPicture item={item} sizes="(min-width: 48rem) 26rem, 100vw" priority={priority} />}
      <div className={classNames(cardStyles.body, styles.body)}>
        <ItemTitle item={item} level={level} />
        {look.showDescription && <Description item={item} />}
        <ItemMeta item={item} showDate={look.showDate} />
      </div>
    </div>
  );
}

import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockViewProps, PlaceBlock } from '../kit/web/block-view.ts';
import type { Cards } from './card.ts';
import { DateCard } from './date-card.tsx';
import { LinkCard } from './link-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { Tiles } from './tiles.tsx';
import styles from './view.module.css';

export const placement: PlaceBlock<Cards> = ({ variant, isLaidOver }) =>
  variant === 'tiles' ? { hasOwnHeading: true, isLaidOver } : {};

const columnClass = { 2: styles.two, 3: styles.three, 4: styles.four };

export default function CardsView({ block, options, isFirst }: BlockViewProps<Cards>) {
  const { variant, columns, isFirstLarge, items } = options;
  if (items.length === 0) return null;
  if (variant === 'tiles') return <Tiles block={block} options={options} />;

  const level = innerLevel(block);
  const cards = withKeys(items);
  if (variant === 'dates') {
    return (
      <PlainList className={styles.dates}>
        {cards.map(({ key, item }) => (
          <DateCard key={key} card={item} level={level} />
        ))}
      </PlainList>
    );
  }
  return (
    <PlainList
      className={classNames(
        variant === 'links' ? styles.links : styles.pictures,
        columnClass[columns],
        variant === 'pictures' && isFirstLarge && styles.firstLarge,
      )}
    >
      {cards.map(({ key, item }) =>
        variant === 'links' ? (
          <LinkCard key={key} card={item} level={level} />
        ) : (
          <PictureCard
            key={key}
            card={item}
            level={level}
            isLarge={isFirstLarge && key === 0}
            priority={isFirst && key < 3}
          />
        ),
      )}
    </PlainList>
  );
}

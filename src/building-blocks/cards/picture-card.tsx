import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import cardStyles from '#platform/web/content/card.module.css';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Tag } from '#platform/web/ui/tag/tag.tsx';
import type { Card } from './card.ts';
import { CardTitle } from './card-title.tsx';
import styles from './picture-card.module.css';

export interface PictureCardProps {
  card: Card;
  level: number;
  isLarge: boolean;
  priority: boolean;
}

/** A picture and words on paper, no box. */
export function PictureCard({ card, level, isLarge, priority }: PictureCardProps) {
  const dates = useDates();
  const { picture, text, date, tag } = card;
  const hasTag = isFilled(tag);
  return (
    <li className={classNames(cardStyles.card, styles.card, isLarge && styles.large)}>
      {picture && (
        <div className={styles.frame}>
          <BlockPicture
            picture={picture}
            sizes={isLarge ? '(min-width: 86rem) 40rem, 100vw' : '(min-width: 48rem) 26rem, 100vw'}
            priority={priority}
            className={styles.picture}
          />
        </div>
      )}
      <div className={cardStyles.body}>
        <CardTitle card={card} level={level} />
        {isFilled(text) && (
          <p>
            <Text of={text} />
          </p>
        )}
        {(date !== undefined || hasTag) && (
          <p className={styles.meta}>
            {date !== undefined && <time dateTime={date}>{dates.date(date)}</time>}{' '}
            {hasTag && (
              <Tag>
                <Text of={tag} />
              </Tag>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

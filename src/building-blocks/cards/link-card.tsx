import ArrowRight from 'lucide-react/icons/arrow-right';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { Card } from './card.ts';
import { CardTitle } from './card-title.tsx';
import styles from './link-card.module.css';

export interface LinkCardProps {
  card: Card;
  level: number;
}

export function LinkCard({ card, level }: LinkCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <CardTitle card={card} level={level} />
        {isFilled(card.text) && (
          <p className={styles.text}>
            <Text of={card.text} />
          </p>
        )}
      </div>
      {card.href !== undefined && <Icon icon={ArrowRight} size={20} className={styles.arrow} />}
    </li>
  );
}

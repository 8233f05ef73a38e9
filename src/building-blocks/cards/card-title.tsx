import { Heading } from '#platform/web/ui/heading/heading.tsx';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import { isFilled, Text } from '../kit/web/localized.tsx';
import type { Card } from './card.ts';
import styles from './card-title.module.css';

export interface CardTitleProps {
  card: Card;
  level: number;
}

/** The title is the link, and the link is as large as the card. */
export function CardTitle({ card: { title, href }, level }: CardTitleProps) {
  if (!isFilled(title)) return null;
  const words = <Text of={title} />;
  return (
    <Heading level={level} className={styles.title}>
      {href === undefined ? (
        words
      ) : (
        <a href={href} rel={linkRel(href)} className={styles.link}>
          {words}
        </a>
      )}
    </Heading>
  );
}

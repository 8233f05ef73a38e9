import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { TitleLink } from '#platform/web/content/title-link.tsx';
import type { Card } from './card.ts';

export interface CardTitleProps {
  card: Card;
  level: number;
}

export function CardTitle({ card: { title, href }, level }: CardTitleProps) {
  if (!isFilled(title)) return null;
  return (
    <TitleLink level={level} href={href}>
      <Text of={title} />
    </TitleLink>
  );
}

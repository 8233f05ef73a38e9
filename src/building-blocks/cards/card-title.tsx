import { isFilled, Text } from '../kit/web/localized.tsx';
import { TitleLink } from '../kit/web/title-link.tsx';
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

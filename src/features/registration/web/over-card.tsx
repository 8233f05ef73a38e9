import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';

interface OverCardProps {
  title: string;
  lead: string;
  href: string;
  action: string;
}

/** A link that is used, too old or replaced, and the way on. */
export function OverCard({ title, lead, href, action }: OverCardProps) {
  return (
    <NarrowCard title={title} lead={lead}>
      <ButtonLink href={href} variant="primary" isWide>
        {action}
      </ButtonLink>
    </NarrowCard>
  );
}

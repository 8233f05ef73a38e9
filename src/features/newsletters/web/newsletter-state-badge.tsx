import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleStop from 'lucide-react/icons/circle-stop';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { NewsletterState } from '../contract/newsletter-states.ts';

const looks = {
  Draft: { tone: 'neutral', icon: Pencil },
  Planned: { tone: 'info', icon: CalendarClock },
  Sending: { tone: 'now', icon: undefined },
  Paused: { tone: 'warning', icon: Pause },
  Stopped: { tone: 'neutral', icon: CircleStop },
  Sent: { tone: 'success', icon: CircleCheck },
} as const;

export function NewsletterStateBadge({ state }: { state: NewsletterState }) {
  const { t } = useTranslation();
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} {...(icon === undefined ? {} : { icon })}>
      {t(`newsletters.states.${state}`)}
    </Badge>
  );
}

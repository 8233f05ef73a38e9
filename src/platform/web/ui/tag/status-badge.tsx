import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ClockAlert from 'lucide-react/icons/clock-alert';
import Mail from 'lucide-react/icons/mail';
import Pause from 'lucide-react/icons/pause';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { IconShape } from '../icon/icon.tsx';
import { Badge, type BadgeTone } from './badge.tsx';

const statuses = {
  published: { tone: 'success', icon: Check },
  active: { tone: 'success', icon: Check },
  done: { tone: 'success', icon: Check },
  changed: { tone: 'now' },
  new: { tone: 'now' },
  live: { tone: 'now' },
  scheduled: { tone: 'info', icon: CalendarClock },
  waiting: { tone: 'warning', icon: Mail },
  attention: { tone: 'warning', icon: TriangleAlert },
  failed: { tone: 'danger', icon: CircleAlert },
  expired: { tone: 'danger', icon: ClockAlert },
  draft: { tone: 'neutral', icon: PencilLine },
  paused: { tone: 'neutral', icon: Pause },
  trashed: { tone: 'neutral', icon: Trash2 },
} as const satisfies Record<string, { tone: BadgeTone; icon?: IconShape }>;

export type Status = keyof typeof statuses;

export interface StatusBadgeProps {
  status: Status;
  /** Its own word, when "actief" is not the right one. */
  children?: ReactNode;
  className?: string;
}

/** One look for each status, wherever it is shown. */
export function StatusBadge({ status, children, className }: StatusBadgeProps) {
  const { t } = useTranslation();
  const { tone, icon }: { tone: BadgeTone; icon?: IconShape } = statuses[status];
  return (
    <Badge tone={tone} icon={icon} className={className}>
      {children ?? t(`ui.status.${status}`)}
    </Badge>
  );
}

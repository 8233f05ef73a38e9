import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClockAlert from 'lucide-react/icons/clock-alert';
import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Badge, type BadgeTone } from '#platform/web/ui/tag/badge.tsx';
import type { FormSummary } from '../contract/form.ts';
import { daysUntil, formStanding } from '../contract/form-standing.ts';
import type { FormStanding } from '../contract/form-standing-names.ts';

const looks: Record<FormStanding, { tone: BadgeTone; icon: IconShape }> = {
  open: { tone: 'success', icon: CircleCheck },
  closing: { tone: 'warning', icon: ClockAlert },
  opens: { tone: 'info', icon: CalendarClock },
  closed: { tone: 'neutral', icon: Lock },
  draft: { tone: 'neutral', icon: Pencil },
};

/** How a form stands today; what was changed and not published since, is said beside it. */
export function FormBadge({ form }: { form: FormSummary }) {
  const { t } = useTranslation();
  const dates = useDates();
  const [now] = useState(() => new Date());
  const standing = formStanding(form, now);
  const values = {
    count: form.closeDate === null ? 0 : daysUntil(form.closeDate, now),
    date: form.openDate === null ? '' : dates.shortDate(form.openDate),
  };
  return (
    <>
      <Badge {...looks[standing]}>{t(`forms.list.standing.${standing}`, values)}</Badge>
      {form.version !== null && form.hasChanges && <Badge tone="now">{t('forms.list.changed')}</Badge>}
      {form.plannedOn !== null && (
        <Badge tone="info" icon={CalendarClock}>
          {t('forms.list.planned', { day: dates.shortDate(form.plannedOn), time: dates.hour(form.plannedOn) })}
        </Badge>
      )}
    </>
  );
}

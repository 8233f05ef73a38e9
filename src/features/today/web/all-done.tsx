import type { ReactNode } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import type { Today } from '../contract/attention.ts';

/** Nothing to do is an answer too. */
export function AllDone({ today: { now, soon }, actions }: { today: Today; actions: ReactNode }) {
  const { t } = useTranslation();
  const dates = useDates();
  const [next] = soon;
  return (
    <EmptyState headingLevel={2} title={t('today.done.title')} actions={actions}>
      <p>
        {t('today.done.checked', { time: dates.hour(now) })}
        {next !== undefined &&
          ` ${t(`today.done.${next.action}`, { moment: dates.dateTime(next.at), title: next.title })}`}
      </p>
    </EmptyState>
  );
}

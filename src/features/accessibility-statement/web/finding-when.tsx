import { useClock } from '#platform/web/content/use-clock.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Finding } from '../contract/accessibility-statement.ts';

/** When it was solved, or is to be. */
export function FindingWhen({ finding: { plannedOn, solvedOn } }: { finding: Finding }) {
  const { t } = useTranslation();
  const dates = useDates();
  const now = useClock('minute');
  if (solvedOn !== null) return t('accessibilityStatement.admin.findings.solved', { date: dates.date(solvedOn) });
  if (plannedOn === null) return t('accessibilityStatement.admin.findings.notPlanned');
  const isLate = now !== undefined && plannedOn < dates.day(now);
  return t(`accessibilityStatement.admin.findings.${isLate ? 'late' : 'planned'}`, { date: dates.date(plannedOn) });
}

import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import { isNearlyFull } from '../contract/health.ts';
import type { InstallationPlatform } from '../contract/installation.ts';

const statuses = { working: 'active', suspended: 'paused', leaving: 'trashed' } as const;

export function PlatformStandingBadge({ platform }: { platform: InstallationPlatform }) {
  const { t } = useTranslation();
  const dates = useDates();
  const { standing, removeAfter, isAway } = platform;
  if (isAway) return <StatusBadge status="failed">{t('installation.standing.away')}</StatusBadge>;
  if (standing === 'working' && isNearlyFull(platform))
    return <StatusBadge status="attention">{t('installation.standing.full')}</StatusBadge>;
  return (
    <StatusBadge status={statuses[standing]}>
      {t(`installation.standing.${standing}`, { date: removeAfter === null ? '' : dates.shortDate(removeAfter) })}
    </StatusBadge>
  );
}

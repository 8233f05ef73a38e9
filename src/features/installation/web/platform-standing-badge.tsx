import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import { shownStanding } from '../contract/health.ts';
import type { InstallationPlatform } from '../contract/installation.ts';

const statuses = {
  working: 'active',
  suspended: 'paused',
  leaving: 'trashed',
  full: 'attention',
  away: 'failed',
} as const;

export function PlatformStandingBadge({ platform }: { platform: InstallationPlatform }) {
  const { t } = useTranslation();
  const dates = useDates();
  const { removeAfter } = platform;
  const standing = shownStanding(platform);
  return (
    <StatusBadge status={statuses[standing]}>
      {t(`installation.standing.${standing}`, { date: removeAfter === null ? '' : dates.shortDate(removeAfter) })}
    </StatusBadge>
  );
}

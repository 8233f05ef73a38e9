import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import type { MailState } from '../contract/mail-state.ts';

const looks = { Waiting: 'waiting', Sent: 'done', Kept: 'paused', Failed: 'failed' } as const;

export function MailStateBadge({ state }: { state: MailState }) {
  const { t } = useTranslation();
  return <StatusBadge status={looks[state]}>{t(`mail.admin.states.${state}`)}</StatusBadge>;
}

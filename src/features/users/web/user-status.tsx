import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import type { UserSummary } from '../contract/user.ts';

type Shown = Pick<UserSummary, 'isActive' | 'emailVerified' | 'accountType'>;

/** One word for where an account stands; what keeps someone out comes first. */
export function UserStatus({ isActive, emailVerified, accountType }: Shown) {
  const { t } = useTranslation();
  if (!isActive) return <StatusBadge status="paused">{t('users.state.inactive')}</StatusBadge>;
  if (!emailVerified) return <StatusBadge status="waiting">{t('users.state.waiting')}</StatusBadge>;
  if (accountType === 'Mett') {
    return (
      <Badge tone="info" icon={ShieldCheck}>
        {t('users.state.staff')}
      </Badge>
    );
  }
  return <StatusBadge status="active">{t('users.state.active')}</StatusBadge>;
}

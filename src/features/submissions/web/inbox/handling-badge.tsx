import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCheck from 'lucide-react/icons/user-check';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Badge, type BadgeTone } from '#platform/web/ui/tag/badge.tsx';
import type { InboxLine } from '../../contract/handling/inbox.ts';
import {
  type OwnStatus,
  type StatusKind,
  standardStatuses,
  statusKindOf,
} from '../../contract/handling/submission-status.ts';

const looks: Record<StatusKind, { tone: BadgeTone; icon: IconShape }> = {
  open: { tone: 'info', icon: UserCheck },
  waiting: { tone: 'warning', icon: Hourglass },
  done: { tone: 'success', icon: Check },
};

const isStandard = (status: string): boolean => (standardStatuses as readonly string[]).includes(status);

/** The product’s words, or the form’s own. A status that was taken out since is still what it was. */
export function useStatusWords(own: readonly OwnStatus[]): (status: string) => string {
  const { t } = useTranslation();
  return (status) => {
    if (isStandard(status) || status === 'unproven') return t(`inbox.status.${status}`);
    return own.find(({ id }) => id === status)?.label ?? t('inbox.status.gone');
  };
}

interface HandlingBadgeProps {
  of: Pick<InboxLine, 'status' | 'isWithdrawn'>;
  statuses: readonly OwnStatus[];
}

export function HandlingBadge({ of: { status, isWithdrawn }, statuses }: HandlingBadgeProps) {
  const { t } = useTranslation();
  const words = useStatusWords(statuses);
  if (isWithdrawn)
    return (
      <Badge tone="neutral" icon={Undo2}>
        {t('inbox.status.withdrawn')}
      </Badge>
    );
  if (status === 'new') return <Badge tone="now">{words(status)}</Badge>;
  if (status === 'unproven')
    return (
      <Badge tone="neutral" icon={Mail}>
        {words(status)}
      </Badge>
    );
  return <Badge {...looks[statusKindOf(status, statuses) ?? 'open']}>{words(status)}</Badge>;
}

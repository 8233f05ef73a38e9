import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type Status, StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import type { ItemState } from '../contract/list-item.ts';
import { isOnSite } from './item-draft.ts';

const badges: Record<ItemState, Status> = {
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'published',
  expired: 'paused',
  unpublished: 'paused',
};

interface ItemStatusProps {
  /** Undefined for a new one. */
  state: ItemState | undefined;
  isDirty: boolean;
  /** On the server, without leaving the form. */
  savedAt: Date | undefined;
  /** In this browser. */
  keptAt: Date | undefined;
}

/** Where the item stands: what readers have, and what is written here and not with them. */
export function ItemStatus({ state, isDirty, savedAt, keptAt }: ItemStatusProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const isAhead = isDirty && isOnSite(state);
  const line = isDirty
    ? keptAt && t('listItems.manage.status.kept', { time: dates.hour(keptAt) })
    : savedAt && t('listItems.manage.status.saved', { time: dates.hour(savedAt) });
  return (
    <>
      <StatusBadge status={state === undefined ? 'draft' : badges[state]}>
        {t(`listItems.manage.states.${state ?? 'new'}`)}
      </StatusBadge>
      {isAhead && <StatusBadge status="changed">{t('listItems.manage.states.changed')}</StatusBadge>}
      {line !== undefined && <span>{line}</span>}
    </>
  );
}

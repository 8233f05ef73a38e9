import { PeriodText } from '#field-kinds/kit/web/period-text.tsx';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import type { ListItem } from '../../../contract/list-item.ts';
import { ItemFacts } from './item-facts.tsx';
import styles from './item-meta.module.css';

export interface ItemMetaProps {
  item: ListItem;
  showDate: boolean;
  /** The day on which it begins stands beside it already. */
  hasNoDay?: boolean;
  /** Of an event, where there is room for it. */
  hasWeekday?: boolean;
}

const stateBadge = { draft: 'draft', scheduled: 'scheduled', expired: 'paused', unpublished: 'paused' } as const;

/** When, and what it is about, in one line. Only those who may edit it meet one that is not published. */
export function ItemMeta({ item, showDate, hasNoDay = false, hasWeekday = false }: ItemMetaProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const { state, publishedOn, metadata } = item;
  const start = metadata['period-start'];
  return (
    <p className={styles.meta}>
      {showDate &&
        (start === null ? (
          <time dateTime={dates.day(publishedOn)}>{dates.date(publishedOn)}</time>
        ) : (
          <PeriodText start={start} end={metadata['period-end']} hasNoDay={hasNoDay} hasWeekday={hasWeekday} />
        ))}{' '}
      <ItemFacts item={item} /> <SupportFacts item={item} />{' '}
      {state !== 'published' && (
        <StatusBadge status={stateBadge[state]}>{t(`blocks.kit.list.state.${state}`)}</StatusBadge>
      )}
    </p>
  );
}

/** In words: a number alone says nothing. Of what nobody supports yet there is nothing to say. */
function SupportFacts({ item: { support = {} } }: Pick<ItemMetaProps, 'item'>) {
  const { t } = useTranslation();
  const facts = (['votes', 'joins'] as const)
    .filter((kind) => (support[kind] ?? 0) > 0)
    .map((kind) => t(`blocks.kit.list.${kind}`, { count: support[kind] ?? 0 }));
  return facts.length > 0 && <span className={styles.support}>{facts.join(' · ')}</span>;
}

import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useSearch } from '#platform/web/content/search-context.ts';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import type { Needed } from '#platform/web/content/use-needed.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { ListView } from '../../../contract/list-words.ts';
import styles from './list-states.module.css';

export interface NoItemsProps {
  answer: Pick<Needed<unknown>, 'data' | 'isComing' | 'isFailed' | 'retry'>;
  view: ListView;
  emptyText: LocalizedText;
  /** The visitor asked something that nothing answers to. */
  isAsked?: boolean;
  /** Asked for when it comes near, so not by the server. */
  isLazy?: boolean;
}

/** On their way, failed, not found, or none: outside an application nothing was asked, and none is what there is. */
export function NoItems({ answer, view, emptyText, isAsked = false, isLazy = false }: NoItemsProps) {
  const { t } = useTranslation();
  const isAlive = useIsAlive();
  // The server asked before it drew: what has not come by then has failed, and nothing may ever run to ask again.
  const isLost = answer.isComing && !isAlive && !isLazy;
  if (answer.isFailed || isLost) return <FailedList onRetry={isAlive ? answer.retry : undefined} />;
  if (answer.isComing) return <ListSkeleton view={view} />;
  if (isAsked) return <p className={styles.empty}>{t('blocks.kit.list.nothingFound')}</p>;
  return <p className={styles.empty}>{isFilled(emptyText) ? <Text of={emptyText} /> : t('blocks.kit.list.empty')}</p>;
}

/** Before any script runs, trying again is asking for the page again. */
function FailedList({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useTranslation();
  const search = useSearch();
  return (
    <Notice
      tone="warning"
      isLive
      actions={
        onRetry === undefined ? (
          <a href={`?${search}`} className={styles.retry}>
            {t('blocks.kit.list.retry')}
          </a>
        ) : (
          <PlainButton icon={RotateCcw} onClick={onRetry}>
            {t('blocks.kit.list.retry')}
          </PlainButton>
        )
      }
    >
      {t('blocks.kit.list.failed')}
    </Notice>
  );
}

/** As much room as a few items take, so that the page does not jump when they come. */
function ListSkeleton({ view }: { view: ListView }) {
  const { t } = useTranslation();
  const hasPictures = view === 'cards' || view === 'slider';
  return (
    <SkeletonGroup label={t('blocks.kit.list.loading')} className={(hasPictures ? styles.cards : styles.rows) ?? ''}>
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className={styles.bone}>
          {hasPictures && <Skeleton shape="picture" />}
          <Skeleton shape="heading" width="long" />
          <Skeleton width="half" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

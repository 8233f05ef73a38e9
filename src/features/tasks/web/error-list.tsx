import Trash2 from 'lucide-react/icons/trash-2';
import { useErrorState, useErrorStore } from '#platform/web/error-store/error-store-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import styles from './error-list.module.css';
import { ErrorListItem } from './error-list-item.tsx';

/** What went wrong since the page was opened, for content managers (§4). The newest is on top. */
export function ErrorList() {
  const { t } = useTranslation();
  const { errors } = useErrorState();
  const store = useErrorStore();
  if (errors.length === 0) {
    return <EmptyState title={t('tasks.errorList.emptyTitle')}>{t('tasks.errorList.emptyText')}</EmptyState>;
  }
  return (
    <section className={styles.panel} aria-label={t('tasks.errorList.title')}>
      <div className={styles.head}>
        <p role="status">{t('tasks.errorList.count', { count: errors.length })}</p>
        <PlainButton variant="quiet" icon={Trash2} onClick={() => store.clearErrors()}>
          {t('tasks.errorList.clear')}
        </PlainButton>
      </div>
      <ol className={styles.list}>
        {errors.toReversed().map((entry) => (
          <ErrorListItem key={entry.code} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

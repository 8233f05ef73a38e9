import type { PageState } from '#features/pages/contract/working-copy.ts';
import { useServerNow } from '#platform/web/content/use-server-now.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './visible-window.module.css';
import { windowOf } from './window-of.ts';

/** From when until when readers have it, on the tide gauge: water is open, the accent is now. */
export function VisibleWindow({ page }: { page: PageState }) {
  const { t } = useTranslation();
  const dates = useDates();
  const now = useServerNow();
  const { from, to, at } = windowOf(page, now);
  const day = (moment: string) => dates.shortDate(moment);
  const words =
    from === undefined
      ? t('editor.item.window.draft')
      : page.unpublishAt === null
        ? t(page.publishAt === null ? 'editor.item.window.always' : 'editor.item.window.from', {
            from: day(page.publishAt ?? now.toISOString()),
          })
        : t(page.publishAt === null ? 'editor.item.window.until' : 'editor.item.window.both', {
            from: day(page.publishAt ?? now.toISOString()),
            to: day(page.unpublishAt),
          });
  return (
    <div className={styles.period}>
      <svg className={styles.scale} aria-hidden="true" width="100%" height="16">
        {from !== undefined && (
          <rect className={styles.water} x={`${from}%`} y="8" width={`${(to ?? 100) - from}%`} height="8" />
        )}
        <rect className={styles.now} x={`${at}%`} width="3" height="16" />
      </svg>
      <p>{words}</p>
      <p className={styles.note}>{t('editor.item.window.help')}</p>
    </div>
  );
}

import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { AttentionSection } from '../contract/attention.ts';
import { AttentionRow } from './attention-row.tsx';
import styles from './today-screen.module.css';
import { useAttentionActions } from './use-attention-actions.ts';

interface OwnTasksProps {
  sections: readonly AttentionSection[];
  /** By a notification, as who manages content is (§6). */
  isToldOfFailures: boolean;
}

/** All there is for someone who does not run the platform: one list, what is wrong first, without headings to read past. */
export function OwnTasks({ sections, isToldOfFailures }: OwnTasksProps) {
  const { t } = useTranslation();
  const { busy, failure, press } = useAttentionActions(sections.flatMap(({ rows }) => rows));
  const hidden = sections.reduce((sum, { total, rows }) => sum + total - rows.length, 0);
  return (
    <section aria-label={t('today.own')} className={styles.own}>
      {failure !== undefined && !isToldOfFailures && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      {sections.some(({ hasFailed }) => hasFailed) && <Notice tone="warning">{t('today.sectionFailed')}</Notice>}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list">
        {sections.flatMap(({ name, rows }) =>
          rows.map((row) => (
            <AttentionRow
              key={row.id}
              row={row}
              section={name}
              look="own"
              isBusy={busy === row.id}
              onPress={(action) => press(row, action)}
            />
          )),
        )}
      </ul>
      {hidden > 0 && <p className={styles.about}>{t('today.more', { count: hidden })}</p>}
    </section>
  );
}

import { formatNumber } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MoreLink } from '#platform/web/ui/link/more-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Count } from '#platform/web/ui/tag/count.tsx';
import type { AttentionSection } from '../contract/attention.ts';
import { AttentionRow } from './attention-row.tsx';
import styles from './today-screen.module.css';
import { useAttentionActions } from './use-attention-actions.ts';

/** What needs somebody, what is wrong first. */
export function AttentionSections({ sections }: { sections: readonly AttentionSection[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { busy, press } = useAttentionActions(sections.flatMap(({ rows }) => rows));
  return sections.map(({ name, isNow, total, rows, more, hasFailed }) => {
    const title = t(`today.sections.${name}`);
    const headingId = `attention-of-${name}`;
    return (
      <section key={name} aria-labelledby={headingId}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.sectionTitle}>
            {title}
            {total > 0 && <Count value={total} isNow={isNow} label={t('today.points', { count: total })} />}
          </h2>
          {more !== null && total > 1 && (
            <MoreLink href={more}>
              {t('today.all', { number: formatNumber(total, language) })}
              <span className="visually-hidden">: {title}</span>
            </MoreLink>
          )}
        </div>
        {hasFailed && <Notice tone="warning">{t('today.sectionFailed')}</Notice>}
        {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
        <ul role="list">
          {rows.map((row) => (
            <AttentionRow
              key={row.id}
              row={row}
              section={name}
              look={isNow ? 'now' : 'plain'}
              isBusy={busy === row.id}
              onPress={(action) => press(row, action)}
            />
          ))}
        </ul>
      </section>
    );
  });
}

import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import styles from './trash.module.css';
import type { RefusedRow } from './use-restoring.ts';

/** What could not be put back, and why. */
export function RefusedTrash({ refused, hasFailed }: { refused: readonly RefusedRow[]; hasFailed: boolean }) {
  const { t, i18n } = useTranslation();
  if (hasFailed) {
    return (
      <Notice tone="danger" isLive title={t('trash.failed.restore')}>
        {t('trash.failed.again')}
      </Notice>
    );
  }
  if (refused.length === 0) return null;
  const reasonOf = (code: string): string =>
    i18n.exists(`trash.refused.${code}`) ? t(`trash.refused.${code}`) : t('trash.refused.other');
  return (
    <Notice tone="warning" isLive title={t('trash.refused.title', { count: refused.length })}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.refused}>
        {refused.map(({ title, code }) => (
          <li key={`${title} ${code}`}>
            <strong>{title}</strong> {reasonOf(code)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import styles from './command-palette.module.css';
import type { Searching } from './use-found-things.ts';

interface PaletteNotesProps {
  searching: Searching;
  /** What was chosen did not work. */
  hasFailed: boolean;
  /** What was typed, when nothing has it. */
  words: string | undefined;
  isEmpty: boolean;
  onAgain(): void;
}

/** What the list itself cannot say. */
export function PaletteNotes({ searching, hasFailed, words, isEmpty, onAgain }: PaletteNotesProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.notes}>
      {searching === 'loading' && (
        <SkeletonGroup label={t('commands.loading')} className={styles.loading}>
          <Skeleton width="half" />
          <Skeleton width="long" />
        </SkeletonGroup>
      )}
      {searching === 'away' && (
        <Notice tone="warning" isLive>
          {t('commands.away')}
        </Notice>
      )}
      {searching === 'failed' && (
        <Notice tone="danger" isLive actions={<PlainButton onClick={onAgain}>{t('commands.again')}</PlainButton>}>
          {t('commands.failed')}
        </Notice>
      )}
      {hasFailed && (
        <Notice tone="danger" isLive>
          {t('commands.notDone')}
        </Notice>
      )}
      {words !== undefined && searching !== 'loading' && <p className={styles.none}>{t('commands.none', { words })}</p>}
      {isEmpty && <p className={styles.none}>{t('commands.noneYet')}</p>}
    </div>
  );
}

import { useState } from 'react';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { formatDuration } from '#platform/contract/time/duration.ts';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Table } from '#platform/web/ui/table/table.tsx';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import { failureWords } from '../contract/failure-words.ts';
import type { KeptBackup } from '../contract/kept-backup.ts';
import styles from './backups.module.css';

const stateOf = ({ failure, removedAt }: KeptBackup) =>
  failure !== null ? 'failed' : removedAt !== null ? 'removed' : 'kept';
const statuses = { kept: 'active', removed: 'trashed', failed: 'failed' } as const;

/** More are shown when they are asked for: the thirty nights above say in short how it goes. */
const shownAtFirst = 7;

/** Every backup that was made or failed, the newest first. */
export function BackupTable({ backups }: { backups: readonly KeptBackup[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const { number } = useFigures();
  const [isWhole, setWhole] = useState(false);
  const took = (seconds: number) => formatDuration(seconds, language);
  if (backups.length === 0) return <p>{t('backups.none')}</p>;
  const trialOf = ({ trial }: KeptBackup) => {
    if (trial === null) return t('backups.notTried');
    return trial.failure === null
      ? t('backups.restored', { date: dates.shortDate(trial.triedAt), took: took(trial.seconds) })
      : t('backups.notRestored', { reason: failureWords(t, trial.failure, trial.failureReason) });
  };
  return (
    <>
      <Table
        label={t('backups.list')}
        rows={isWhole ? backups : backups.slice(0, shownAtFirst)}
        columns={[
          {
            id: 'made',
            label: t('backups.column.made'),
            isRowHeader: true,
            cell: (backup) => (
              <>
                {dates.dateTime(backup.madeAt)}
                <span className={styles.note}>
                  {backup.failure === null ? backup.file : failureWords(t, backup.failure, backup.failureReason)}
                </span>
                <span className={styles.note}>
                  {`${t('backups.took', { took: took(backup.seconds) })}, ${t(backup.isSealed ? 'backups.isSealed' : 'backups.isOpen')}`}
                </span>
                <span className={classNames(styles.note, styles.onPhone)}>
                  {`${t('backups.column.trial')}: ${trialOf(backup)}`}
                </span>
              </>
            ),
          },
          {
            id: 'size',
            label: t('backups.column.size'),
            isNumeric: true,
            priority: 2,
            cell: ({ bytes, failure }) => (failure === null ? formatFileSize(bytes, language) : ''),
          },
          {
            id: 'content',
            label: t('backups.column.content'),
            priority: 4,
            cell: ({ rows, files, failure }) =>
              failure === null ? t('backups.content', { rows: number(rows), files: number(files) }) : '',
          },
          { id: 'trial', label: t('backups.column.trial'), priority: 3, cell: trialOf },
          {
            id: 'state',
            label: t('backups.column.state'),
            cell: (backup) => (
              <StatusBadge status={statuses[stateOf(backup)]}>{t(`backups.state.${stateOf(backup)}`)}</StatusBadge>
            ),
          },
        ]}
      />
      {backups.length > shownAtFirst && (
        <div>
          <Button variant="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? t('backups.newest') : t('backups.all', { count: backups.length })}
          </Button>
        </div>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { BarLine } from '#platform/web/charts/bar-line.tsx';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableColumn } from '#platform/web/ui/table/table-column.ts';
import type { InstallationPlatform } from '../contract/installation.ts';
import styles from './installation.module.css';
import { PlatformActions } from './platform-actions.tsx';
import { PlatformStandingBadge } from './platform-standing-badge.tsx';

interface ColumnParts {
  /** It answers to every name. */
  isOnly: boolean;
  canChange: boolean;
  onNames(key: string): void;
}

/** What is told of each platform; the figures of one that was not counted yet stay empty. */
export function usePlatformColumns({ isOnly, canChange, onNames }: ColumnParts): TableColumn<InstallationPlatform>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFigures();
  const dates = useDates();
  const size = (bytes: number) => formatFileSize(bytes, language);
  const filesOf = ({ fileBytes, allowedBytes }: InstallationPlatform) =>
    allowedBytes === null ? (
      size(fileBytes)
    ) : (
      <span className={styles.room}>
        {t('installation.sizeOf', { used: size(fileBytes), allowed: size(allowedBytes) })}
        <BarLine share={allowedBytes === 0 ? 100 : Math.min(100, (fileBytes / allowedBytes) * 100)} />
      </span>
    );
  const backupOf = ({ lastBackupAt }: InstallationPlatform) =>
    lastBackupAt === null ? t('installation.noBackup') : dates.dateTime(lastBackupAt);
  const mailOf = ({ mailWaiting, mailFailed }: InstallationPlatform) =>
    mailFailed === 0
      ? number(mailWaiting)
      : t('installation.mailFailed', { waiting: number(mailWaiting), failed: number(mailFailed) });
  const figure = (id: string, priority: 2 | 3 | 4, of: (platform: InstallationPlatform) => ReactNode) => ({
    ...{ id, label: t(`installation.column.${id}`), isNumeric: true, priority },
    cell: (platform: InstallationPlatform) => (platform.measuredAt === null ? null : of(platform)),
  });
  return [
    {
      id: 'name',
      label: t('installation.column.platform'),
      isRowHeader: true,
      cell: (platform) => (
        <>
          {platform.name}
          {/* Until its admin has chosen a name, every new one is called the same. */}
          <span className={styles.note}>{platform.key}</span>
          <span className={styles.note}>
            {platform.hosts.length > 0
              ? platform.hosts.join(', ')
              : t(isOnly ? 'installation.everyHost' : 'installation.noHost')}
          </span>
          <span className={`${styles.note} ${platform.measuredAt === null ? '' : styles.onPhone}`}>
            {platform.measuredAt === null
              ? t('installation.notCounted')
              : t('installation.inShort', {
                  accounts: number(platform.accounts),
                  files: size(platform.fileBytes),
                  database: size(platform.databaseBytes),
                  backup: backupOf(platform),
                })}
          </span>
        </>
      ),
    },
    figure('accounts', 3, ({ accounts }) => number(accounts)),
    figure('files', 2, filesOf),
    figure('database', 2, ({ databaseBytes }) => size(databaseBytes)),
    figure('mail', 4, mailOf),
    {
      id: 'backup',
      label: t('installation.column.backup'),
      priority: 3,
      cell: backupOf,
    },
    {
      id: 'standing',
      label: t('installation.column.standing'),
      cell: (platform) => <PlatformStandingBadge platform={platform} />,
    },
    ...(canChange
      ? [
          {
            id: 'actions',
            label: t('installation.column.actions'),
            isLabelHidden: true,
            cell: (platform: InstallationPlatform) => (
              <PlatformActions platform={platform} onNames={() => onNames(platform.key)} />
            ),
          },
        ]
      : []),
  ];
}

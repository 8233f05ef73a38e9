import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ShownOnceDialog } from '#platform/web/ui/dialog/shown-once-dialog.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { InstallationPlatform } from '../contract/installation.ts';
import styles from './installation.module.css';
import { PlatformActions } from './platform-actions.tsx';
import { PlatformDrawer } from './platform-drawer.tsx';
import { PlatformStandingBadge } from './platform-standing-badge.tsx';

interface PlatformTableProps {
  platforms: readonly InstallationPlatform[];
  canChange: boolean;
}

/** Every platform with what it holds. */
export function PlatformTable({ platforms, canChange }: PlatformTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFigures();
  const [open, setOpen] = useState<{ key: string | undefined }>();
  const [link, setLink] = useState<string>();
  const size = (bytes: number) => formatFileSize(bytes, language);
  const filesOf = ({ fileBytes, allowedBytes }: InstallationPlatform) =>
    allowedBytes === null
      ? size(fileBytes)
      : t('installation.sizeOf', { used: size(fileBytes), allowed: size(allowedBytes) });
  const rows = platforms.map((platform) => ({ id: platform.key, ...platform }));
  return (
    <section className={styles.part}>
      <SectionHead
        onward={
          canChange && (
            <Button variant="secondary" icon={Plus} onPress={() => setOpen({ key: undefined })}>
              {t('installation.form.new')}
            </Button>
          )
        }
      >
        {t('installation.platforms')}
      </SectionHead>
      <Table
        label={t('installation.platforms')}
        rows={rows}
        columns={[
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
                    : t(rows.length === 1 ? 'installation.everyHost' : 'installation.noHost')}
                </span>
                <span className={`${styles.note} ${styles.onPhone}`}>
                  {t('installation.inShort', {
                    accounts: number(platform.accounts),
                    files: size(platform.fileBytes),
                    database: size(platform.databaseBytes),
                  })}
                </span>
              </>
            ),
          },
          {
            id: 'accounts',
            label: t('installation.column.accounts'),
            isNumeric: true,
            priority: 3,
            cell: ({ accounts }) => number(accounts),
          },
          { id: 'files', label: t('installation.column.files'), isNumeric: true, priority: 2, cell: filesOf },
          {
            id: 'database',
            label: t('installation.column.database'),
            isNumeric: true,
            priority: 2,
            cell: ({ databaseBytes }) => size(databaseBytes),
          },
          {
            id: 'mail',
            label: t('installation.column.mail'),
            isNumeric: true,
            priority: 3,
            cell: ({ mailWaiting, mailFailed }) =>
              mailFailed === 0
                ? number(mailWaiting)
                : t('installation.mailFailed', { waiting: number(mailWaiting), failed: number(mailFailed) }),
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
                    <PlatformActions platform={platform} onNames={() => setOpen({ key: platform.key })} />
                  ),
                },
              ]
            : []),
        ]}
      />
      {open !== undefined && (
        <PlatformDrawer
          platform={platforms.find(({ key }) => key === open.key)}
          onMade={(made) => {
            setOpen(undefined);
            setLink(made ?? undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ShownOnceDialog
        secret={link}
        words={{
          title: t('installation.link.title'),
          lead: t('installation.link.lead'),
          copy: t('installation.link.copy'),
          copied: t('installation.link.copied'),
          copyFailed: t('installation.link.copyFailed'),
          done: t('installation.link.done'),
        }}
        onClose={() => setLink(undefined)}
      />
    </section>
  );
}

import { useState } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { InstallationState } from '../../contract/installation.ts';
import styles from '../installation.module.css';
import { NewsDrawer } from './news-drawer.tsx';

/** What runs, since when, and what is new in it. How a newer one comes is written in docs/operations.md. */
export function VersionSheet({ state }: { state: InstallationState }) {
  const { t } = useTranslation();
  const dates = useDates();
  const [isOpen, setOpen] = useState(false);
  const { release, releasedAt, node, database } = state;
  return (
    <Sheet title={t('installation.version.title')}>
      <p>
        {releasedAt === null
          ? t('installation.version.runs', { release })
          : t('installation.version.runsSince', { release, date: dates.date(releasedAt) })}
      </p>
      <p className={styles.muted}>{t('installation.version.on', { node, postgres: database.version })}</p>
      <p className={styles.muted}>{t('installation.version.newer')}</p>
      <div>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {t('installation.version.news')}
        </Button>
      </div>
      {isOpen && <NewsDrawer onClose={() => setOpen(false)} />}
    </Sheet>
  );
}

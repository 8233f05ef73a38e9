import { Suspense } from 'react';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import { readReleaseNews } from '../../contract/installation.endpoints.ts';
import styles from '../installation.module.css';

/** Read when somebody asks for it: it is long, and the same until the next release. */
export function NewsDrawer({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      title={t('installation.version.news')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Suspense fallback={<p>{t('ui.busy')}</p>}>
        <News />
      </Suspense>
    </Drawer>
  );
}

function News() {
  const { t } = useTranslation();
  const { release, entries } = useLoaded(readReleaseNews, {});
  if (entries.length === 0) return <p>{t('installation.version.noNews')}</p>;
  return (
    <>
      <p className={styles.muted}>
        {release === null ? t('installation.version.unreleased') : t('installation.version.released', { release })}
      </p>
      <ul {...inLanguage('en')} className={styles.news}>
        {withKeys(entries).map(({ key, item }) => (
          <li key={key}>
            {/* Every second piece stands between backticks. */}
            {withKeys(item.split('`')).map(({ key: at, item: piece }) =>
              at % 2 === 1 ? <code key={at}>{piece}</code> : piece,
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Disclosure } from '#platform/web/ui/accordion/accordion.tsx';
import type { SettingValues } from '../../contract/setting.ts';
import styles from '../settings-screen.module.css';

const LookPreview = lazy(() => import('./look-preview.tsx').then((module) => ({ default: module.LookPreview })));

interface PreviewProps {
  look: SettingValues;
}

/** Beside the form, where there is room. */
export function PreviewSide({ look }: PreviewProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles.side} aria-label={t('settings.preview.title')}>
      <h2 className={styles.sideHeading}>{t('settings.preview.title')}</h2>
      <Suspense fallback={null}>
        <LookPreview look={look} />
      </Suspense>
    </aside>
  );
}

/** Elsewhere: above the fields, opened by who wants it. It is always there and shown by the width, so that nothing moves when scripts come. */
export function PreviewFold({ look }: PreviewProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('settings.preview.title')} isOpen={isOpen} onToggle={setOpen} className={styles.fold ?? ''}>
      {isOpen && (
        <Suspense fallback={null}>
          <LookPreview look={look} />
        </Suspense>
      )}
    </Disclosure>
  );
}

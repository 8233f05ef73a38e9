import { lazy, Suspense } from 'react';
import { readWorkingCopy } from '#features/pages/contract/pages-writing.endpoints.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { LoadedEditor } from '../loaded-editor.ts';
import { InBrowser } from '../shell/in-browser.tsx';
import { useSiteApp } from '../site-app-context.ts';
import { useShownPage } from '../use-shown-page.ts';
import { useSiteHead } from '../use-site-head.ts';
import styles from './editor-screen.module.css';

const PageEditor = lazy(() => import('./page-editor.tsx'));

/** §2: {path}/edit. The server draws its bar; the rest is the browser's. */
export default function EditorScreen({ loaded: { editedPage } }: { loaded: LoadedEditor }) {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  const copy = useLoaded(readWorkingCopy, { params: { id: editedPage } });
  useShownPage(copy);
  const title = pickLanguage(copy.document.title, language, defaultLanguage)?.value ?? '';
  useSiteHead({ title: t('editor.documentTitle', { title }), isIndexed: false });
  const meanwhile = <Meanwhile title={title} />;
  return (
    <InBrowser meanwhile={meanwhile}>
      <Suspense fallback={meanwhile}>
        <PageEditor key={editedPage} copy={copy} />
      </Suspense>
    </InBrowser>
  );
}

function Meanwhile({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.meanwhile}>
      <header className={`on-brand ${styles.bar}`}>{title}</header>
      <main id="inhoud" tabIndex={-1}>
        <h1 className="visually-hidden">{t('editor.documentTitle', { title })}</h1>
        <noscript>{t('admin.needsScript')}</noscript>
      </main>
    </div>
  );
}

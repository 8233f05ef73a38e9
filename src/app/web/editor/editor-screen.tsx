import { lazy, Suspense } from 'react';
import { readWorkingCopy } from '#features/pages/contract/pages-writing.endpoints.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { LoadedEditor } from '../loading/loaded-editor.ts';
import { InBrowser } from '../shell/in-browser.tsx';
import { useSiteApp } from '../site-app-context.ts';
import { useShownPage } from '../use-shown-page.ts';
import { useSiteHead } from '../use-site-head.ts';
import { ItemEditorScreen } from './item/item-editor-screen.tsx';
import { Meanwhile } from './meanwhile.tsx';

const PageEditor = lazy(() => import('./page-editor.tsx'));
const PageVersions = lazy(() => import('./versions/page-versions.tsx'));

/** §2: {path}/edit, and the versions of the page below it. The server draws its bar; the rest is the browser's. */
export default function EditorScreen({ loaded: { editedPage, editedItem, showsVersions } }: { loaded: LoadedEditor }) {
  if (editedItem !== undefined) return <ItemEditorScreen itemId={editedItem} showsVersions={showsVersions} />;
  return <PageScreen editedPage={editedPage} showsVersions={showsVersions} />;
}

function PageScreen({ editedPage, showsVersions }: Pick<LoadedEditor, 'editedPage' | 'showsVersions'>) {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  const copy = useLoaded(readWorkingCopy, { params: { id: editedPage } });
  useShownPage(copy);
  const title = pickLanguage(copy.document.title, language, defaultLanguage)?.value ?? '';
  const heading = t(showsVersions ? 'editor.versions.documentTitle' : 'editor.documentTitle', { title });
  useSiteHead({ title: heading, isIndexed: false });
  const meanwhile = <Meanwhile title={title} heading={heading} />;
  const Screen = showsVersions ? PageVersions : PageEditor;
  return (
    <InBrowser meanwhile={meanwhile}>
      <Suspense fallback={meanwhile}>
        <Screen key={editedPage} copy={copy} />
      </Suspense>
    </InBrowser>
  );
}

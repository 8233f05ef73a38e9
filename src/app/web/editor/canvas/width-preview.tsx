import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { PreviewFrame } from '#platform/web/ui/preview-frame/preview-frame.tsx';
import { PageView } from '../../screens/page-view.tsx';
import { useEditor } from '../state/editor-context.ts';
import type { CanvasWidth } from '../state/editor-ui.ts';
import { useEditedPage } from './use-edited-page.ts';
import styles from './width-preview.module.css';

/** The page in a window as wide as a phone or a tablet, so that what asks for the width of the window gets the true answer. */
export default function WidthPreview({ width }: { width: Exclude<CanvasWidth, 'desktop'> }) {
  const { t } = useTranslation();
  const { ui, language } = useEditor();
  const page = useEditedPage();
  return (
    <main id="inhoud" tabIndex={-1} className={styles.stage} data-editor-part="page">
      <h1 className="visually-hidden">{t(`editor.width.${width}`)}</h1>
      <p className={styles.words}>
        {t(`editor.width.seen.${width}`)}{' '}
        <PlainButton variant="quiet" onClick={() => ui.set({ width: 'desktop' })}>
          {t('editor.width.back')}
        </PlainButton>
      </p>
      <PreviewFrame title={t(`editor.width.seen.${width}`)} language={language} width={width}>
        <PageView page={{ ...page, can: { edit: false } }} />
      </PreviewFrame>
    </main>
  );
}

import { useMemo } from 'react';
import { Density } from '#platform/web/ui/density/density.tsx';
import { PageView } from '../../screens/page-view.tsx';
import { EditableTexts } from '../texts/text-editing.tsx';
import styles from './canvas.module.css';
import { CanvasSurface } from './canvas-surface.tsx';
import { useEditedPage } from './use-edited-page.ts';
import { usePageTexts } from './use-page-texts.ts';

/** The page, drawn by what draws it for readers. */
export function Canvas() {
  const page = useEditedPage();
  const texts = usePageTexts();
  const drawn = useMemo(() => <PageView page={page} isEdited />, [page]);
  return (
    <CanvasSurface>
      <Density name="public" className={styles.sheet ?? ''}>
        <EditableTexts texts={texts}>{drawn}</EditableTexts>
      </Density>
    </CanvasSurface>
  );
}

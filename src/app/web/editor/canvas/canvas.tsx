import { memo, useDeferredValue, useMemo } from 'react';
import { Density } from '#platform/web/ui/density/density.tsx';
import { PageView } from '../../screens/page-view.tsx';
import { useSession } from '../state/editor-context.ts';
import { EditableTexts } from '../texts/text-editing.tsx';
import styles from './canvas.module.css';
import { CanvasSurface } from './canvas-surface.tsx';
import { SteadyPage } from './steady-page.tsx';
import { useEditedPage } from './use-edited-page.ts';
import { usePageTexts } from './use-page-texts.ts';

/** The page, drawn by what draws it for readers. */
export const Canvas = memo(function Canvas() {
  const page = useEditedPage();
  const texts = usePageTexts();
  const revision = useDeferredValue(useSession((state) => state.revision));
  const drawn = useMemo(() => <PageView page={page} isEdited />, [page]);
  return (
    <CanvasSurface>
      <Density name="public" className={styles.sheet ?? ''}>
        <EditableTexts texts={texts}>
          <SteadyPage revision={revision}>{drawn}</SteadyPage>
        </EditableTexts>
      </Density>
    </CanvasSurface>
  );
});

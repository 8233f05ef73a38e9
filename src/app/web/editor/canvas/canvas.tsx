import { memo, useDeferredValue, useMemo } from 'react';
import { ItemEditingContext } from '#features/list-items/web/list-tools-context.ts';
import { useArrangedItems } from '#features/list-items/web/order/use-arranged-items.ts';
import { ListItemsContext } from '#features/list-items/web/parts/list/list-items-context.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import { PageView } from '../../screens/page-view.tsx';
import { DeadLinkMarks } from '../checks/dead-link-marks.tsx';
import { useItemTarget } from '../item/item-target.ts';
import { useItemEditing } from '../item/use-item-editing.ts';
import { useSession } from '../state/editor-context.ts';
import { EditableTexts } from '../texts/text-editing.tsx';
import styles from './canvas.module.css';
import { CanvasSurface } from './canvas-surface.tsx';
import { SteadyPage } from './steady-page.tsx';
import { useEditedPage } from './use-edited-page.ts';
import { useFollowedLists } from './use-followed-lists.ts';
import { usePageTexts } from './use-page-texts.ts';

/** What is edited, drawn by what draws it for readers. */
export const Canvas = memo(function Canvas() {
  const item = useItemTarget();
  return item === undefined ? <PageCanvas /> : <item.Canvas />;
});

function PageCanvas() {
  const page = useEditedPage();
  const texts = usePageTexts();
  const revision = useDeferredValue(useSession((state) => state.revision));
  useFollowedLists();
  const drawn = useMemo(() => <PageView page={page} isEdited />, [page]);
  return (
    <CanvasSurface>
      <Density name="public" className={styles.sheet ?? ''}>
        <EditableTexts texts={texts}>
          <ItemEditingContext value={useItemEditing()}>
            <ListItemsContext value={useArrangedItems}>
              <SteadyPage revision={revision}>{drawn}</SteadyPage>
            </ListItemsContext>
            <DeadLinkMarks />
          </ItemEditingContext>
        </EditableTexts>
      </Density>
    </CanvasSurface>
  );
}

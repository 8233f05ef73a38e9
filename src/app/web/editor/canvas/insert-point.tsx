import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import type { Spot } from '#features/pages/contract/operations/operation.ts';
import type { PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { placeOf, spotAfter } from '../blocks/block-places.ts';
import { useEditor, useUi } from '../state/editor-context.ts';
import styles from './insert-point.module.css';
import { useSeenWhenOpen } from './use-seen-when-open.ts';

interface InsertPointProps {
  block: StoredBlock;
  /** The pointer or the focus is at the block. */
  isNear: boolean;
}

/**
 * A line with a plus: after each block, and before the first of an area. It is seen where someone is, and never reached
 * by Tab, so of a long page most are not drawn.
 */
export function InsertPoint({ block, isNear }: InsertPointProps) {
  const { session } = useEditor();
  const isOpen = useUi(({ inserting }) => inserting !== null && isBeside(session.state().document, block, inserting));
  return (isNear || isOpen) && <Plusses block={block} />;
}

function isBeside(document: PageDocument, block: StoredBlock, { area, after }: Spot): boolean {
  if (after !== null) return after === block.guid;
  const place = placeOf(document, block);
  return place.area === area && place.number === 1;
}

function Plusses({ block }: { block: StoredBlock }) {
  const { session } = useEditor();
  const { document } = session.state();
  const { area, number } = placeOf(document, block);
  return (
    <>
      {number === 1 && <Plussed area={area} after={null} beside={block} />}
      <Plussed {...spotAfter(document, block)} beside={block} />
    </>
  );
}

interface PlussedProps {
  area: StoredBlock['layoutPosition'];
  after: string | null;
  beside: StoredBlock;
}

function Plussed({ area, after, beside }: PlussedProps) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const labels = useBlockLabels();
  const isOpen = useUi(({ inserting }) => inserting?.area === area && inserting.after === after);
  const name = labels.title(beside);
  const plus = useRef<HTMLButtonElement>(null);
  useSeenWhenOpen(plus, isOpen);
  return (
    <div className={styles.point} data-open={isOpen ? '' : undefined} data-before={after === null ? '' : undefined}>
      <button
        ref={plus}
        type="button"
        className={styles.plus}
        data-insert={`${area} ${after ?? ''}`}
        tabIndex={-1}
        aria-haspopup="dialog"
        aria-label={t(after === null ? 'editor.insert.before' : 'editor.insert.after', { name })}
        onClick={() => ui.set({ inserting: { area, after } })}
      >
        <Icon icon={Plus} size={18} />
        {isOpen && <span>{t('editor.insert.title')}</span>}
      </button>
    </div>
  );
}

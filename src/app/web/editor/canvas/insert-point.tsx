import Plus from 'lucide-react/icons/plus';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { placeOf, spotAfter } from '../blocks/block-places.ts';
import { useEditor, useUi } from '../state/editor-context.ts';
import styles from './insert-point.module.css';

/** A line with a plus: after each block, and before the first of an area. */
export function InsertPoint({ block }: { block: StoredBlock }) {
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
  return (
    <div className={styles.point} data-open={isOpen ? '' : undefined} data-before={after === null ? '' : undefined}>
      <button
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

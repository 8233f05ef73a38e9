import Plus from 'lucide-react/icons/plus';
import type { Area } from '#features/pages/contract/page-layout.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import styles from './empty-area.module.css';

/** Readers see nothing here; who edits sees that something can stand here. */
export function EmptyArea({ area }: { area: Area }) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const labels = useBlockLabels();
  const isBare = useSession(({ document }) => document.buildingBlockInstances.length === 0);
  // A column is empty room anyway; a row would push the page apart, and is offered by the outline.
  if ((area === 'top-row' || area === 'bottom-row') && !isBare) return null;
  return (
    <div className={area === 'top-row' || area === 'bottom-row' ? 'wrap' : undefined}>
      <button
        type="button"
        className={styles.empty}
        data-insert={`${area} `}
        aria-haspopup="dialog"
        onClick={() => ui.set({ inserting: { area, after: null } })}
      >
        <Icon icon={Plus} size={20} />
        {t('editor.emptyArea', { area: labels.area(area) })}
      </button>
    </div>
  );
}

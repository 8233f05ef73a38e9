import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import type { Area } from '#features/pages/contract/page-layout.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import styles from './empty-area.module.css';
import { useSeenWhenOpen } from './use-seen-when-open.ts';

/** Readers see nothing here; who edits sees that something can stand here. */
export function EmptyArea({ area }: { area: Area }) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const labels = useBlockLabels();
  const isBare = useSession(({ document }) => document.buildingBlockInstances.length === 0);
  const plus = useRef<HTMLButtonElement>(null);
  useSeenWhenOpen(
    plus,
    useUi(({ inserting }) => inserting?.area === area),
  );
  // A column is empty room anyway; a row would push the page apart, and is offered by the outline.
  if ((area === 'top-row' || area === 'bottom-row') && !isBare) return null;
  return (
    <div className={area === 'top-row' || area === 'bottom-row' ? 'wrap' : undefined}>
      <button
        ref={plus}
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

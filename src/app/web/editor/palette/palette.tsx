import { type RefObject, useMemo, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Popover } from '#platform/web/ui/popover/popover.tsx';
import { useIsPhone } from '../layout/use-width.ts';
import { useEditor, useUi } from '../state/editor-context.ts';
import styles from './palette.module.css';
import { PaletteBody, type PaletteChoice } from './palette-body.tsx';

/** Under the plus that it was opened by; on a phone it takes the whole screen, also one that is turned meanwhile. */
export default function Palette() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const isPhone = useIsPhone();
  const [choice, setChoice] = useState<PaletteChoice>({ query: '', group: 'all', marked: 0 });
  const spot = useUi((now) => now.inserting);
  const anchor = useMemo((): RefObject<Element | null> => {
    const selector = `[data-insert="${spot?.area} ${spot?.after ?? ''}"]`;
    // Found when its place is asked for: it may be drawn together with the palette.
    return {
      get current() {
        return document.querySelector(selector) ?? document.querySelector('[data-editor-part="bar"]');
      },
    };
  }, [spot]);
  if (spot === null) return null;
  /** Back to the block that it was opened from, unless something was added. */
  const close = () => {
    const { focusNext } = ui.get();
    const back = spot.after === null ? null : { block: spot.after, at: 'block' as const };
    // Once the palette is gone: as long as it is there it keeps the focus.
    ui.set({ inserting: null, focusNext: focusNext ?? back });
  };
  const onOpenChange = (isOpen: boolean) => !isOpen && close();
  const body = <PaletteBody spot={spot} choice={choice} onChoice={setChoice} onClose={close} />;
  if (isPhone) {
    return (
      <Dialog isOpen size="full" title={t('editor.insert.title')} onOpenChange={onOpenChange}>
        {body}
      </Dialog>
    );
  }
  return (
    <Popover isOpen triggerRef={anchor} placement="bottom" className={styles.palette} onOpenChange={onOpenChange}>
      <AriaDialog aria-label={t('editor.insert.title')} className={styles.dialog ?? ''}>
        {body}
      </AriaDialog>
    </Popover>
  );
}

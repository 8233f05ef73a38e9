import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useDensity } from '../density/density.tsx';
import styles from './dialog.module.css';
import { InDialogContext } from './in-dialog-context.ts';

/** Opens the dialog that follows the button inside it. */
// biome-ignore lint/performance/noBarrelFile: all parts come from platform/web/ui, this one as React Aria has it.
export { DialogTrigger } from 'react-aria-components/Dialog';

export interface DialogProps {
  title: ReactNode;
  /** A function is given `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons; they stay in sight while the rest scrolls. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** `full` takes the whole screen. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** A question that has to be answered first. Without this, pressing beside the dialog closes it. */
  isAlert?: boolean;
  /** Without the cross in the corner, when the buttons already say how to leave. */
  hasNoClose?: boolean;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

export function Dialog({
  title,
  children,
  footer,
  size = 'medium',
  isAlert,
  hasNoClose,
  className,
  ...open
}: DialogProps) {
  const { t } = useTranslation();
  const density = useDensity();
  return (
    <ModalOverlay {...open} isDismissable={!isAlert} className={styles.scrim} data-density={density}>
      <Modal className={classNames(styles.modal, styles[size], className)}>
        <AriaDialog role={isAlert ? 'alertdialog' : 'dialog'} className={styles.dialog}>
          {({ close }) => (
            <>
              <div className={styles.head}>
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
                {!hasNoClose && <IconButton icon={X} label={t('ui.close')} onPress={close} className={styles.close} />}
              </div>
              <InDialogContext value={true}>
                <div className={styles.body}>{typeof children === 'function' ? children(close) : children}</div>
              </InDialogContext>
              {footer && <div className={styles.footer}>{typeof footer === 'function' ? footer(close) : footer}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names.ts';
import styles from './bare-dialog.module.css';
import dialogStyles from './dialog.module.css';

export interface BareDialogProps {
  /** Said of it; what it shows has no title. */
  label: string;
  children: ReactNode;
  onClose(): void;
}

/** Without a title and buttons: what is in it fills it. Stands high on the screen, so that it does not move as it grows. */
export function BareDialog({ label, children, onClose }: BareDialogProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={classNames(dialogStyles.scrim, styles.scrim)}
    >
      <Modal className={classNames(dialogStyles.modal, styles.modal)}>
        <AriaDialog aria-label={label} className={styles.dialog}>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

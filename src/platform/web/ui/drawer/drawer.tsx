import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useDensity } from '../density/density.tsx';
import { keepFootClear } from '../foot-room.ts';
import styles from './drawer.module.css';

export interface DrawerProps {
  title: ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Below the title, always in sight: what comes and goes here does not move what is being typed in. */
  status?: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** The side it stands at; on phones it is always a sheet from below. */
  side?: 'end' | 'start';
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

/** For something to do beside the page. Works inside a DialogTrigger, or with `isOpen`. */
export function Drawer({ title, children, status, footer, side = 'end', className, ...open }: DrawerProps) {
  const { t } = useTranslation();
  const density = useDensity();
  return (
    <ModalOverlay {...open} isDismissable className={styles.scrim} data-density={density}>
      <Modal className={classNames(styles.drawer, styles[side], className)}>
        <Dialog className={styles.dialog}>
          {({ close }) => (
            <>
              <div className={styles.head}>
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
                <IconButton icon={X} label={t('ui.close')} onPress={close} className={styles.close} />
              </div>
              {status && <div className={styles.status}>{status}</div>}
              <div className={styles.body}>{typeof children === 'function' ? children(close) : children}</div>
              {footer && (
                <div ref={keepFootClear} className={styles.footer}>
                  {typeof footer === 'function' ? footer(close) : footer}
                </div>
              )}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** The question itself: "Pagina ‘Havenfeest’ verwijderen?" */
  title: ReactNode;
  /** What will happen, and what will not. */
  children?: ReactNode;
  /** What confirming does, in its own words; never only "OK". */
  confirmText: ReactNode;
  cancelText?: ReactNode;
  isDanger?: boolean;
  /** While a promise is pending the dialog waits; when it fails it stays open and says so. */
  onConfirm: () => unknown;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export function ConfirmDialog({
  title,
  children,
  confirmText,
  cancelText,
  isDanger,
  onConfirm,
  isOpen,
  onOpenChange,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function confirm(close: () => void) {
    setPending(true);
    setFailed(false);
    try {
      await onConfirm();
      close();
    } catch {
      setFailed(true);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      title={title}
      size="small"
      isAlert
      hasNoClose
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            pendingText={t('ui.busy')}
            onPress={() => confirm(close)}
          >
            {confirmText}
          </Button>
          <Button variant="quiet" isDisabled={isPending} onPress={close}>
            {cancelText ?? t('ui.cancel')}
          </Button>
        </>
      )}
    >
      {children}
      {hasFailed && (
        <Notice tone="danger" isLive title={t('ui.confirm.failedTitle')}>
          {t('ui.confirm.failed')}
        </Notice>
      )}
    </Dialog>
  );
}

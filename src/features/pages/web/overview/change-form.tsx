import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { type ChangeDialogProps, countAsked, type WantedChange } from './asked-change.ts';
import styles from './overview.module.css';

interface FormProps extends ChangeDialogProps {
  /** Nothing while something is still to be chosen. */
  change: WantedChange | undefined;
  other?: { label: string; change: WantedChange };
  children: ReactNode;
}

/** What is still to be said, and the button that does it. */
export function ChangeForm({ asked, change, other, onChange, onClose, children }: FormProps) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  async function send(wanted: WantedChange) {
    setPending(true);
    await onChange(wanted);
    onClose();
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t(`pages.overview.ask.${asked.action}`, { count: countAsked(asked) })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={change === undefined}
            onPress={() => change !== undefined && void send(change)}
          >
            {t(`pages.overview.do.${asked.action}`)}
          </Button>
          {other !== undefined && (
            <Button variant="quiet" isDisabled={isPending} onPress={() => void send(other.change)}>
              {other.label}
            </Button>
          )}
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>{children}</div>
    </Dialog>
  );
}

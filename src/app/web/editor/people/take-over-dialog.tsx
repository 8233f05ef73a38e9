import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { usePeople } from './people-context.tsx';

interface TakeOverDialogProps {
  /** Of who has the options now. */
  name: string;
  onClose(): void;
}

export function TakeOverDialog({ name, onClose }: TakeOverDialogProps) {
  const { t } = useTranslation();
  const { takeOver } = usePeople();
  return (
    <Dialog
      isOpen
      size="small"
      title={t('editor.people.takeOverTitle', { name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button
            variant="primary"
            onPress={() => {
              takeOver();
              onClose();
            }}
          >
            {t('editor.people.takeOver')}
          </Button>
          <Button onPress={onClose}>{t('editor.people.cancel')}</Button>
        </>
      }
    >
      <p>{t('editor.people.takeOverText', { name })}</p>
    </Dialog>
  );
}

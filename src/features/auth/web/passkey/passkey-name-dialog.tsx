import { useState } from 'react';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import styles from '../parts/security.module.css';

interface PasskeyNameDialogProps {
  title: string;
  name: string;
  onSave: (name: string) => Promise<void>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function PasskeyNameDialog({ title, name, onSave, isOpen, onOpenChange }: PasskeyNameDialogProps) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string>();
  const { isPending, submit } = useSending(async ({ name: given = '' }) => {
    setRefusal(given.trim() === '' ? t('auth.passkeys.nameMissing') : undefined);
    if (given.trim() === '') return;
    await onSave(given.trim()).catch((error: unknown) => setRefusal(refusalText(error, t)));
  });
  return (
    <Dialog title={title} size="small" isOpen={isOpen} onOpenChange={onOpenChange}>
      <form className={styles.steps} noValidate onSubmit={submit}>
        <TextField
          name="name"
          label={t('auth.passkeys.name')}
          help={t('auth.passkeys.nameHelp')}
          defaultValue={name}
          maxLength={80}
          isRequired
          autoFocus
          error={refusal}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isPending} pendingText={t('ui.busy')}>
            {t('auth.passkeys.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

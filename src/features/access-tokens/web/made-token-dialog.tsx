import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import styles from '#features/auth/web/parts/security.module.css';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import type { MadeAccessToken } from '../contract/access-token.ts';

interface MadeTokenDialogProps {
  made: MadeAccessToken | undefined;
  onClose: () => void;
}

/** Shown once, so it must be easy to take along. */
export function MadeTokenDialog({ made, onClose }: MadeTokenDialogProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<string>();
  const close = () => {
    setSaid(undefined);
    onClose();
  };
  const copy = (token: string) =>
    navigator.clipboard.writeText(token).then(
      () => setSaid(t('accessTokens.copied')),
      () => setSaid(t('accessTokens.copyFailed')),
    );
  return (
    <Dialog title={t('accessTokens.madeTitle')} size="small" isOpen={made !== undefined} onOpenChange={close}>
      <div className={styles.steps}>
        <p>{t('accessTokens.madeLead')}</p>
        <code className={styles.code} dir="ltr">
          {made?.token}
        </code>
        <ButtonRow isStackedOnPhones>
          <Button variant="primary" icon={Copy} onPress={() => void copy(made?.token ?? '')}>
            {t('accessTokens.copy')}
          </Button>
          <Button onPress={close}>{t('accessTokens.done')}</Button>
        </ButtonRow>
        <p role="status">{said}</p>
      </div>
    </Dialog>
  );
}

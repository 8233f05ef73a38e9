import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { LanguageChoices } from './language-choices.tsx';
import styles from './publish-languages-dialog.module.css';
import { useLanguagesToPublish } from './use-languages-to-publish.ts';
import type { Publishing } from './use-publishing.ts';

interface PublishLanguagesDialogProps {
  publishing: Publishing;
  onClose(): void;
}

/** Which languages readers get; the others stay for them as they are. */
export default function PublishLanguagesDialog({ publishing, onClose }: PublishLanguagesDialogProps) {
  const { t } = useTranslation();
  const languages = useLanguagesToPublish();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function publish(close: () => void): Promise<void> {
    setAsked(true);
    if (languages.chosen.length === 0) return;
    setBusy(true);
    const isDone = await publishing.publish(languages.how);
    setBusy(false);
    if (isDone) close();
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('editor.publishLanguages.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button variant="primary" isPending={isBusy} onPress={() => void publish(close)}>
            {t('editor.publish.actions.publish')}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <div className={styles.languages}>
        <p>{t('editor.publishLanguages.text')}</p>
        <LanguageChoices of={languages} />
        {isAsked && languages.chosen.length === 0 && <p role="alert">{t('review.languages.missing')}</p>}
      </div>
    </Dialog>
  );
}

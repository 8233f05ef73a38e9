import { useState } from 'react';
import { editPath } from '#features/pages/contract/edit-path.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { MadeOfSubmission } from '../../contract/submission-items.ts';

interface MadeItemProps {
  result: MadeOfSubmission;
  /** Answers what went wrong. */
  onTakeBack(): Promise<unknown>;
  onClose(): void;
}

/** It is there: where it is written further, what could not come along, and the way back. */
export function MadeItemDialog({ result: { path, left, leftFiles }, onTakeBack, onClose }: MadeItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [failure, setFailure] = useState<unknown>();
  return (
    <Dialog
      isOpen
      size="small"
      title={t('submissionItems.done')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {path !== null && (
            <ButtonLink variant="primary" href={withLanguagePrefix(editPath(path), language)}>
              {t('submissionItems.open')}
            </ButtonLink>
          )}
          <Button variant={path === null ? 'primary' : 'secondary'} onPress={onClose}>
            {t('submissionItems.stay')}
          </Button>
          <Button variant="quiet" onPress={() => void onTakeBack().then(setFailure)}>
            {t('submissionItems.undo')}
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(failure, t)}
        </Notice>
      )}
      <p>{t('submissionItems.doneText')}</p>
      {left.length > 0 && <p>{t('submissionItems.left', { fields: left.join(', ') })}</p>}
      {leftFiles.length > 0 && <p>{t('submissionItems.leftFiles', { files: leftFiles.join(', ') })}</p>}
    </Dialog>
  );
}

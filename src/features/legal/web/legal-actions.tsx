import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import type { LegalKind } from '../contract/legal-kind.ts';
import type { useLegalDraft } from './use-legal-draft.ts';

interface LegalActionsProps {
  kind: LegalKind;
  editing: ReturnType<typeof useLegalDraft>;
}

export function LegalActions({ kind, editing }: LegalActionsProps) {
  const { t } = useTranslation();
  const { draft, state } = editing;
  const [asked, setAsked] = useState<'publish' | 'discard'>();
  const hasDraft = draft.revision !== null || state !== 'saved';
  const close = (isOpen: boolean) => !isOpen && setAsked(undefined);
  return (
    <>
      {state === 'failed' && <Button onPress={() => void editing.save()}>{t('legal.admin.saveAgain')}</Button>}
      {hasDraft && (
        <Button variant="quiet" onPress={() => setAsked('discard')}>
          {t('legal.admin.discard')}
        </Button>
      )}
      <Button variant="primary" isDisabled={!hasDraft} onPress={() => setAsked('publish')}>
        {t('legal.admin.publish')}
      </Button>
      <ConfirmDialog
        isOpen={asked === 'publish'}
        onOpenChange={close}
        title={t('legal.admin.publishTitle', { version: draft.currentVersion + 1 })}
        confirmText={t('legal.admin.publish')}
        // What went wrong is told on the screen, beside the fields that it is about.
        onConfirm={() => editing.publish()}
      >
        <p>{t('legal.admin.publishText')}</p>
        {kind === 'terms-of-use' && <p>{t('legal.admin.publishTerms')}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'discard'}
        onOpenChange={close}
        isDanger
        title={t('legal.admin.discardTitle')}
        confirmText={t('legal.admin.discard')}
        onConfirm={() => editing.discard()}
      >
        {t('legal.admin.discardText')}
      </ConfirmDialog>
    </>
  );
}

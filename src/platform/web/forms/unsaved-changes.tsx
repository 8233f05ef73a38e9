import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';

/** Asks before someone leaves a form that they changed: within the application in our words, else in the browser's. */
export function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation();
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  // It stays while it is closed, so that closing it gives the focus back.
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('forms.unsaved.title')}
      confirmText={t('forms.unsaved.leave')}
      cancelText={t('forms.unsaved.stay')}
      isDanger
      onConfirm={() => {
        isLeaving.current = true;
        blocker.proceed?.();
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isLeaving.current) blocker.reset?.();
      }}
    >
      <p>{t('forms.unsaved.text')}</p>
    </ConfirmDialog>
  );
}

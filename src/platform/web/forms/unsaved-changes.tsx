import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';

interface LeaveWords {
  title: string;
  text: string;
  leave: string;
}

/**
 * Asks before someone leaves a form that they changed: within the application in our words, or in those of what else would
 * be lost; outside it in the browser's.
 */
export function UnsavedChanges({ isDirty, words }: { isDirty: boolean; words?: LeaveWords }) {
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Whoever said that they go is not asked again while the form is still there.
      isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) {
      isLeaving.current = false;
      return;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  // It stays while it is closed, so that closing it gives the focus back.
  return (
    <LeaveDialog
      words={words}
      isOpen={blocker.state === 'blocked'}
      onLeave={() => {
        isLeaving.current = true;
        blocker.proceed?.();
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isLeaving.current) blocker.reset?.();
      }}
    />
  );
}

interface LeaveDialogProps {
  words?: LeaveWords | undefined;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  onLeave(): void;
}

/** Whether what was typed may be lost. */
export function LeaveDialog({ words, isOpen, onOpenChange, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words?.title ?? t('forms.unsaved.title')}
      confirmText={words?.leave ?? t('forms.unsaved.leave')}
      cancelText={t('forms.unsaved.stay')}
      isDanger
      onConfirm={onLeave}
      onOpenChange={onOpenChange}
    >
      <p>{words?.text ?? t('forms.unsaved.text')}</p>
    </ConfirmDialog>
  );
}

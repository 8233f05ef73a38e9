import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LeaveDialog, UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { Button } from '../button/button.tsx';
import { unfinishedDates } from '../date/unfinished-dates.ts';
import { type FormError, FormErrorSummary } from '../error-summary/form-error-summary.tsx';
import { Drawer } from './drawer.tsx';
import styles from './form-drawer.module.css';

interface FormDrawerProps {
  title: ReactNode;
  status?: ReactNode;
  /** Of the form; two drawers are never open at once, but their ids are on the page with everything else. */
  formId: string;
  saveText: string;
  errors: readonly FormError[];
  /** Something was typed that is not saved: whoever goes away is asked first. */
  isDirty: boolean;
  /**
   * One at a time; when it is over the errors, if there are any, take the focus. Without a button it is sent again after
   * a failure: as it was sent before, where there are several ways.
   */
  onSave(sent: { isAgain: boolean }): Promise<void>;
  onClose(): void;
  /** Ctrl S, or the command key with S; saves as the button does when it is left out. */
  onSaveKey?(): Promise<void>;
  /**
   * Beside the button that saves. Other ways to save go through `save`, which looks first whether the form is ready, and
   * does one thing at a time: a button that were disabled meanwhile would lose the focus.
   */
  actions?: ReactNode | ((save: (work: () => Promise<void>) => void) => ReactNode);
  /** Questions that come up on the way; they are no part of the form. */
  dialogs?: ReactNode;
  children: ReactNode;
}

/** A form beside what it changes. What was typed stays when saving is refused. */
export function FormDrawer(props: FormDrawerProps) {
  const { title, status, formId, saveText, errors, isDirty, onSave, onSaveKey, onClose, actions, dialogs, children } =
    props;
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [unfinished, setUnfinished] = useState<FormError[]>([]);
  const [isPending, setPending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const save = (work: () => Promise<void>) => {
    const form = document.getElementById(formId);
    if (isPending || form === null) return;
    // What the form does not hold yet, and would be left out of what is saved.
    const absent: FormError[] = unfinishedDates(form).map(({ id, label }) => ({
      fieldId: id,
      message: t('forms.unfinishedDate', { label }),
    }));
    if (form.querySelector('[data-uploading]') !== null) absent.push({ message: t('forms.uploading') });
    setUnfinished(absent);
    if (absent.length > 0) return setAttempt((count) => count + 1);
    setPending(true);
    void work().finally(() => {
      setPending(false);
      setAttempt((count) => count + 1);
    });
  };

  return (
    <Drawer
      title={title}
      status={status}
      isOpen
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        if (isDirty) setLeaving(true);
        else onClose();
      }}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" isPending={isPending} pendingText={t('ui.busy')}>
            {saveText}
          </Button>
          {typeof actions === 'function' ? actions(save) : actions}
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          save(() => onSave({ isAgain: !(submitter instanceof HTMLButtonElement) }));
        }}
      >
        <SaveKey formId={formId} onSave={() => save(onSaveKey ?? (() => onSave({ isAgain: false })))} />
        <FormErrorSummary errors={unfinished.length > 0 ? unfinished : errors} attempt={attempt} />
        {children}
      </form>
      {dialogs}
      <UnsavedChanges isDirty={isDirty && !isPending} />
      <LeaveDialog isOpen={isLeaving} onOpenChange={setLeaving} onLeave={onClose} />
    </Drawer>
  );
}

/** The browser would save the page as a file. A question that lies over the drawer is answered first. */
function SaveKey({ formId, onSave }: { formId: string; onSave(): void }) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const uppermost = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    if (uppermost?.contains(document.getElementById(formId))) onSave();
  });
  useEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  return null;
}

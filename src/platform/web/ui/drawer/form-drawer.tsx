import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog, UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { Button } from '../button/button.tsx';
import { unfinishedDates } from '../date/unfinished-dates.ts';
import { type FormError, FormErrorSummary } from '../error-summary/form-error-summary.tsx';
import { Drawer } from './drawer.tsx';
import styles from './form-drawer.module.css';

interface FormDrawerProps {
  title: ReactNode;
  /** Of the form; two drawers are never open at once, but their ids are on the page with everything else. */
  formId: string;
  saveText: string;
  errors: readonly FormError[];
  /** Something was typed that is not saved: whoever goes away is asked first. */
  isDirty: boolean;
  /** One at a time; when it is over the errors, if there are any, take the focus. */
  onSave(): Promise<void>;
  onClose(): void;
  /** Beside the button that saves. */
  actions?: ReactNode;
  /** Questions that come up on the way; they are no part of the form. */
  dialogs?: ReactNode;
  children: ReactNode;
}

/** A form beside what it changes. What was typed stays when saving is refused. */
export function FormDrawer(props: FormDrawerProps) {
  const { title, formId, saveText, errors, isDirty, onSave, onClose, actions, dialogs, children } = props;
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [unfinished, setUnfinished] = useState<FormError[]>([]);
  const [isPending, setPending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const submit = (form: HTMLFormElement) => {
    if (isPending) return;
    // What the form does not hold yet, and would be left out of what is saved.
    const absent: FormError[] = unfinishedDates(form).map(({ id, label }) => ({
      fieldId: id,
      message: t('forms.unfinishedDate', { label }),
    }));
    if (form.querySelector('[data-uploading]') !== null) absent.push({ message: t('forms.uploading') });
    setUnfinished(absent);
    if (absent.length > 0) return setAttempt((count) => count + 1);
    setPending(true);
    void onSave().finally(() => {
      setPending(false);
      setAttempt((count) => count + 1);
    });
  };

  return (
    <Drawer
      title={title}
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
          {actions}
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <FormErrorSummary errors={unfinished.length > 0 ? unfinished : errors} attempt={attempt} />
        {children}
      </form>
      {dialogs}
      <UnsavedChanges isDirty={isDirty && !isPending} />
      <LeaveDialog isOpen={isLeaving} onOpenChange={setLeaving} onLeave={onClose} />
    </Drawer>
  );
}

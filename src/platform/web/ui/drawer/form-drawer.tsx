import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { type FormError, FormErrorSummary } from '../error-summary/form-error-summary.tsx';
import { Drawer } from './drawer.tsx';
import styles from './form-drawer.module.css';

interface FormDrawerProps {
  title: ReactNode;
  /** Of the form; two drawers are never open at once, but their ids are on the page with everything else. */
  formId: string;
  saveText: string;
  errors: readonly FormError[];
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
  const { title, formId, saveText, errors, onSave, onClose, actions, dialogs, children } = props;
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);

  const submit = () => {
    if (isPending) return;
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
      onOpenChange={(isOpen) => !isOpen && onClose()}
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
          submit();
        }}
      >
        <FormErrorSummary errors={errors} attempt={attempt} />
        {children}
      </form>
      {dialogs}
    </Drawer>
  );
}

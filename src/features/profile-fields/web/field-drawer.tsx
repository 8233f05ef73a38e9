import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#platform/web/api/call-error.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { hasOptions } from '../contract/field-type.ts';
import type { ProfileFieldDefinition } from '../contract/profile-field.ts';
import { FieldForm, fieldIds } from './field-form.tsx';
import { type FieldInput, readyInput, startOf } from './field-input.ts';
import styles from './profile-fields-screen.module.css';
import { inputOf, useFieldTasks } from './use-field-tasks.ts';

interface FieldDrawerProps {
  fields: readonly ProfileFieldDefinition[];
  /** Absent for a new one. */
  field: ProfileFieldDefinition | undefined;
  onClose(): void;
}

const formId = 'profile-field-form';

/** Beside the list: make a field, or change one. What was typed stays when the server refuses. */
export function FieldDrawer({ fields, field, onClose }: FieldDrawerProps) {
  const { t } = useTranslation();
  const tasks = useFieldTasks();
  const [input, setInput] = useState<FieldInput>(() => startOf(field && inputOf(field)));
  const [errors, setErrors] = useState<FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  async function save() {
    const ready = readyInput(input);
    const missing: FormError[] = [];
    if (ready.label.nl.trim() === '')
      missing.push({ fieldId: fieldIds.label, message: t('profileFields.missingLabel') });
    if (hasOptions(ready.type) && (ready.options ?? []).length === 0)
      missing.push({ fieldId: fieldIds.options, message: t('profileFields.missingOptions') });
    setErrors(missing);
    if (missing.length > 0) return;
    const { error } = field === undefined ? await tasks.add(ready) : await tasks.change(field, ready);
    if (error === undefined) onClose();
    else setErrors([refusalOf(error)]);
  }

  function refusalOf(error: unknown): FormError {
    const path = error instanceof CallError ? (error.problem?.fields?.[0]?.path ?? '') : '';
    const code = error instanceof CallError ? error.code : '';
    const isKey = path === 'body.key' || code === 'profile-field-key-taken';
    const message = path === 'body.key' ? t('profileFields.badKey') : refusalText(error, t);
    return { fieldId: isKey ? fieldIds.key : fieldIds.label, message };
  }

  const submit = () => {
    if (isPending) return;
    setPending(true);
    void save().finally(() => {
      setPending(false);
      setAttempt((count) => count + 1);
    });
  };

  return (
    <Drawer
      title={field === undefined ? t('profileFields.new') : field.label.nl}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" isPending={isPending} pendingText={t('ui.busy')}>
            {t('profileFields.save')}
          </Button>
          {field !== undefined && (
            <Button variant="quiet" onPress={() => setDeleting(true)}>
              {t('profileFields.delete')}
            </Button>
          )}
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
        <FieldForm
          input={input}
          onChange={(changes) => setInput((before) => ({ ...before, ...changes }))}
          fields={fields}
          isNew={field === undefined}
          errorOf={(id) => errors.find(({ fieldId }) => fieldId === id)?.message}
        />
      </form>
      {field !== undefined && (
        <ConfirmDialog
          title={t('profileFields.deleteTitle', { label: field.label.nl })}
          confirmText={t('profileFields.delete')}
          isDanger
          isOpen={isDeleting}
          onOpenChange={setDeleting}
          onConfirm={async () => {
            await tasks.remove(field);
            onClose();
          }}
        >
          <p>{t('profileFields.deleteText')}</p>
        </ConfirmDialog>
      )}
    </Drawer>
  );
}

import { useState } from 'react';
import { kindNamed } from '#field-kinds/kit/web/kind-list.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import type { ProfileFieldDefinition } from '../contract/profile-field.ts';
import { FieldForm, fieldIds } from './field-form.tsx';
import { type FieldInput, readyInput, startOf } from './field-input.ts';
import { fieldFormId, inputOf, useFieldTasks } from './use-field-tasks.ts';

interface FieldDrawerProps {
  fields: readonly ProfileFieldDefinition[];
  /** Absent for a new one. */
  field: ProfileFieldDefinition | undefined;
  onClose(): void;
}

/** Beside the list: make a field, or change one. What was typed stays when the server refuses. */
export function FieldDrawer({ fields, field, onClose }: FieldDrawerProps) {
  const { t } = useTranslation();
  const tasks = useFieldTasks();
  const [start] = useState<FieldInput>(() => startOf(field && inputOf(field)));
  const [input, setInput] = useState(start);
  const [errors, setErrors] = useState<FormError[]>([]);
  const [isDeleting, setDeleting] = useState(false);

  async function save() {
    const ready = readyInput(input);
    const missing: FormError[] = [];
    if (ready.label.nl.trim() === '')
      missing.push({ fieldId: fieldIds.label, message: t('profileFields.missingLabel') });
    if (kindNamed(ready.type)?.hasOptions && (ready.options ?? []).length === 0)
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
    return isKey ? { fieldId: fieldIds.key, message } : { message };
  }

  return (
    <FormDrawer
      title={field === undefined ? t('profileFields.new') : field.label.nl}
      formId={fieldFormId}
      saveText={t('profileFields.save')}
      errors={errors}
      isDirty={input !== start}
      onSave={save}
      onClose={onClose}
      actions={
        field !== undefined && (
          <Button variant="quiet" onPress={() => setDeleting(true)}>
            {t('profileFields.delete')}
          </Button>
        )
      }
      dialogs={
        field !== undefined && (
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
        )
      }
    >
      <FieldForm
        input={input}
        onChange={(changes) => setInput((before) => ({ ...before, ...changes }))}
        fields={fields}
        isNew={field === undefined}
        errorOf={(id) => errors.find(({ fieldId }) => fieldId === id)?.message}
      />
    </FormDrawer>
  );
}

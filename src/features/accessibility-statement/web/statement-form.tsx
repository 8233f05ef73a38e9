import { useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalErrors } from '#platform/web/forms/refusal-errors.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useDraft } from '#platform/web/forms/use-draft.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import part from '#platform/web/ui/screen/screen-part.module.css';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { saveStatementSettings } from '../contract/accessibility-statement.endpoints.ts';
import type { StatementForm as Form, StatementSettings } from '../contract/accessibility-statement.ts';
import styles from './admin-accessibility.module.css';
import { StatementFields } from './statement-fields.tsx';
import { useStatementReload } from './use-statement-reload.ts';

const formId = 'statement-form';
const idOf = (field: string) => `statement-${field}`;
const ownWords = ['reportUrl', 'complaintUrl', 'registerUrl', 'contactEmail', 'answerDays'];

/** What the statement says besides its findings. */
export function StatementForm({ form }: { form: Form }) {
  const { t } = useTranslation();
  const dates = useDates();
  const draft = useDraft<StatementSettings>(form.settings);
  const [errors, setErrors] = useState<FormError[]>([]);
  const save = useSaveSettings(form);
  const { isPending, attempt, submit } = useSending(async () => {
    const outcome = await save(draft.fields);
    if (outcome.state !== 'failed') {
      setErrors([]);
      return draft.reset();
    }
    setErrors(
      refusalErrors(outcome.error, t, ({ path }) => {
        const field = path.replace('body.settings.', '').split('.')[0] ?? '';
        const word = ownWords.includes(field) ? field : 'other';
        return field in form.settings
          ? { fieldId: idOf(field), message: t(`accessibilityStatement.admin.form.wrong.${word}`) }
          : undefined;
      }),
    );
  });
  return (
    <Sheet isForm title={t('accessibilityStatement.admin.form.title')}>
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <FormErrorSummary errors={errors} attempt={attempt} />
        <Checkbox
          help={t('accessibilityStatement.admin.form.isShownHelp')}
          isSelected={draft.fields.isShown}
          onChange={(isShown) => draft.set({ isShown })}
        >
          {t('accessibilityStatement.admin.form.isShown')}
        </Checkbox>
        <StatementFields
          settings={draft.fields}
          idOf={idOf}
          errorOf={(field) => errors.find(({ fieldId }) => fieldId === idOf(field))?.message}
          onChange={draft.set}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isPending} pendingText={t('ui.busy')}>
            {t('accessibilityStatement.admin.form.save')}
          </Button>
        </div>
        {form.updatedAt !== null && form.updatedBy !== '' && (
          <p className={part.lead}>
            {t('accessibilityStatement.admin.form.saved', { name: form.updatedBy, at: dates.dateTime(form.updatedAt) })}
          </p>
        )}
        <UnsavedChanges isDirty={draft.isDirty && !isPending} />
      </form>
    </Sheet>
  );
}

/** With Undo: what was stored before goes back the same way. */
function useSaveSettings({ settings: before, revision }: Form) {
  const call = useCall();
  const runTask = useRunTask();
  const reload = useStatementReload();
  const put = async (settings: StatementSettings, seen: number) => {
    const saved = await call(saveStatementSettings, { body: { settings, revision: seen } });
    await reload();
    return saved;
  };
  return ({ domains, ...settings }: StatementSettings) =>
    runTask({
      ...{ type: 'save', entity: 'statement', form: formId },
      // Empty lines are no websites.
      run: () => put({ ...settings, domains: domains.map((one) => one.trim()).filter(Boolean) }, revision),
      undo: (saved) => put(before, saved.revision),
    });
}

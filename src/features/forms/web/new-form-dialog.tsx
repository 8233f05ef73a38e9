import { type FormEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { FormSummary } from '../contract/form.ts';
import type { FormExampleName } from '../contract/form-example-names.ts';
import { makeForm } from '../contract/forms.endpoints.ts';
import { FormExamplesChoice } from './form-examples-choice.tsx';
import styles from './forms.module.css';
import { builderPath } from './listed-form.ts';

/** What somebody asked to begin with; nothing said is the first of the examples. */
export interface FormStart {
  example?: FormExampleName;
  copyOf?: FormSummary;
}

const formId = 'new-form';
const nameId = 'new-form-name';

/** Begin with something that works: choose it, name it, and go on to its questions. */
export function NewFormDialog({ start, onClose }: { start: FormStart; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const navigate = useNavigate();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();
  const { copyOf } = start;
  const [from, setFrom] = useState<FormExampleName | 'nothing'>(start.example ?? 'report');
  const [name, setName] = useState(copyOf === undefined ? '' : t('forms.new.copy', { name: copyOf.title.value }));
  const [error, setError] = useState<FormError | undefined>();
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);

  const beginning = () => {
    if (copyOf !== undefined) return { copyOf: copyOf.guid };
    return from === 'nothing' ? { nothing: true as const } : { example: from };
  };

  async function make(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAttempt((count) => count + 1);
    setError(undefined);
    if (name.trim() === '') return setError({ fieldId: nameId, message: t('forms.new.nameMissing') });
    setPending(true);
    const outcome = await runTask({
      type: 'add',
      entity: 'form',
      form: formId,
      run: () => call(makeForm, { body: { title: name, from: beginning() } }),
    });
    setPending(false);
    if (outcome.state === 'failed') return setError({ message: refusalText(outcome.error, t) });
    await forgetAnswers({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/forms') });
    onClose();
    await navigate(builderPath(outcome.value.guid, language));
  }

  return (
    <Dialog
      title={t('forms.new.title')}
      size={copyOf === undefined ? 'large' : 'medium'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void make(event)}>
        <FormErrorSummary errors={error === undefined ? [] : [error]} attempt={attempt} />
        <p className={styles.muted}>{t(copyOf === undefined ? 'forms.new.lead' : 'forms.new.copyHint')}</p>
        {copyOf === undefined && (
          <Suspense fallback={null}>
            <FormExamplesChoice chosen={from} onChoose={setFrom} />
          </Suspense>
        )}
        <TextField
          id={nameId}
          label={t('forms.new.name')}
          value={name}
          onChange={setName}
          maxLength={200}
          isRequired
          error={error?.fieldId === nameId ? error.message : undefined}
        />
        <ButtonRow>
          <Button type="submit" variant="primary" isPending={isPending} pendingText={t('forms.new.making')}>
            {t('forms.new.make')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}

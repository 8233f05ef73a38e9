import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { connectionLimits } from '../contract/connection.ts';
import { translatorProblems } from '../contract/connection-problem.ts';
import { errorAt, fieldId, problemErrors, refusedErrors } from './connection-form.ts';
import { connectionFormId, useConnectionTasks } from './use-connection-tasks.ts';

interface DrawerProps {
  isReplacing: boolean;
  onClose(): void;
}

/** Begins empty, as the one of the mail server does. */
export function TranslatorDrawer({ isReplacing, onClose }: DrawerProps) {
  useFocusBack();
  const { t } = useTranslation();
  const tasks = useConnectionTasks();
  const [url, setUrl] = useState('');
  const [apiKey, setApiKey] = useState('');
  const [errors, setErrors] = useState<FormError[]>([]);

  async function save() {
    const translator = { url: url.trim(), apiKey: apiKey.trim() };
    const wrong = problemErrors(translatorProblems(translator), t);
    setErrors(wrong);
    if (wrong.length > 0) return;
    const outcome = await tasks.saveTranslator(translator);
    if (outcome.state === 'failed') setErrors(refusedErrors(outcome.error, t));
    else onClose();
  }

  return (
    <FormDrawer
      title={t('connections.translator.title')}
      formId={connectionFormId}
      saveText={t(isReplacing ? 'connections.form.replace' : 'connections.form.save')}
      errors={errors}
      isDirty={url !== '' || apiKey !== ''}
      onSave={save}
      onClose={onClose}
    >
      <p>{t('connections.form.unread')}</p>
      <TextField
        id={fieldId('url')}
        label={t('connections.translator.url')}
        help={t('connections.translator.urlHelp')}
        isRequired
        maxLength={connectionLimits.url}
        autoComplete="off"
        spellCheck="false"
        value={url}
        onChange={setUrl}
        error={errorAt(errors, 'url')}
      />
      <PasswordField
        id={fieldId('apiKey')}
        label={t('connections.translator.apiKey')}
        help={t('connections.translator.apiKeyHelp')}
        autoComplete="new-password"
        maxLength={connectionLimits.secret}
        value={apiKey}
        onChange={setApiKey}
        error={errorAt(errors, 'apiKey')}
      />
    </FormDrawer>
  );
}

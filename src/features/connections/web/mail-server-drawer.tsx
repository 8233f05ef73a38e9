import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { connectionLimits, type MailSecurity, mailSecurities, usualPort } from '../contract/connection.ts';
import { mailServerProblems } from '../contract/connection-problem.ts';
import { errorAt, fieldId, problemErrors, refusedErrors } from './connection-form.ts';
import { connectionFormId, useConnectionTasks } from './use-connection-tasks.ts';

interface DrawerProps {
  /** What stood there is written over, and is nowhere to be read. */
  isReplacing: boolean;
  onClose(): void;
}

/** Begins empty, also where one is set: nobody reads back what is there, and a password goes to no other server than it was written for. */
export function MailServerDrawer({ isReplacing, onClose }: DrawerProps) {
  useFocusBack();
  const { t } = useTranslation();
  const tasks = useConnectionTasks();
  const [host, setHost] = useState('');
  const [security, setSecurity] = useState<MailSecurity>('starttls');
  const [port, setPort] = useState<number | null>(usualPort.starttls);
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FormError[]>([]);

  async function save() {
    const server = { host: host.trim().toLowerCase(), port: port ?? 0, security, user: user.trim(), password };
    const wrong = problemErrors(mailServerProblems(server), t);
    setErrors(wrong);
    if (wrong.length > 0) return;
    const outcome = await tasks.saveMailServer(server);
    if (outcome.state === 'failed') setErrors(refusedErrors(outcome.error, t));
    else onClose();
  }

  return (
    <FormDrawer
      title={t('connections.mailServer.title')}
      formId={connectionFormId}
      saveText={t(isReplacing ? 'connections.form.replace' : 'connections.form.save')}
      errors={errors}
      isDirty={[host, user, password].some((text) => text !== '')}
      onSave={save}
      onClose={onClose}
    >
      <p>{t('connections.form.unread')}</p>
      <TextField
        id={fieldId('host')}
        label={t('connections.mailServer.host')}
        help={t('connections.mailServer.hostHelp')}
        isRequired
        maxLength={253}
        autoComplete="off"
        spellCheck="false"
        value={host}
        onChange={setHost}
        error={errorAt(errors, 'host')}
      />
      <RadioGroup
        label={t('connections.mailServer.security')}
        value={security}
        onChange={(chosen) => {
          // The port follows, until someone chose another than the usual one.
          if (port === usualPort[security]) setPort(usualPort[chosen]);
          setSecurity(chosen);
        }}
        options={mailSecurities.map((id) => ({
          id,
          label: t(`connections.mailServer.securities.${id}.label`),
          description: t(`connections.mailServer.securities.${id}.help`),
        }))}
      />
      <NumberField
        id={fieldId('port')}
        label={t('connections.mailServer.port')}
        isRequired
        hasNoSteppers
        formatOptions={{ useGrouping: false }}
        value={port}
        onChange={setPort}
        error={errorAt(errors, 'port')}
      />
      <TextField
        id={fieldId('user')}
        label={t('connections.mailServer.user')}
        help={t('connections.mailServer.userHelp')}
        maxLength={connectionLimits.user}
        autoComplete="off"
        spellCheck="false"
        value={user}
        onChange={setUser}
        error={errorAt(errors, 'user')}
      />
      <PasswordField
        id={fieldId('password')}
        label={t('connections.mailServer.password')}
        autoComplete="new-password"
        maxLength={connectionLimits.secret}
        value={password}
        onChange={setPassword}
        error={errorAt(errors, 'password')}
      />
    </FormDrawer>
  );
}

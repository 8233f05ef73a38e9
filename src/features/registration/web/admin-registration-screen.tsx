import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSettings, saveSetting } from '#features/settings/contract/settings.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { isDomainRule } from '../contract/allowed-domain.ts';
import { type RegistrationMode, registrationModes } from '../contract/registration-mode.ts';
import styles from './admin-registration-screen.module.css';

const registrationSettings = { query: { keys: 'registration,registrationDomains' } };

interface Choice {
  registration: RegistrationMode;
  registrationDomains: string[];
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');

/** Who may make an account by themselves. */
export default function AdminRegistrationScreen() {
  const { t } = useTranslation();
  const stored = Object.fromEntries(
    useLoaded(readSettings, registrationSettings).map(({ key, value }) => [key, value]),
  ) as unknown as Choice;
  const [mode, setMode] = useState(stored.registration);
  const [domains, setDomains] = useState(stored.registrationDomains.join('\n'));
  const [isChecked, setChecked] = useState(false);
  const save = useSaveChoice(stored);
  const wrong = linesOf(domains).filter((line) => !isDomainRule(line));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (wrong.length === 0) void save({ registration: mode, registrationDomains: linesOf(domains) });
  };
  return (
    <form className={styles.screen} onSubmit={submit} noValidate>
      <PageHeading lead={t('registration.admin.lead')}>{t('admin.menu.registration')}</PageHeading>
      <RadioGroup
        label={t('registration.admin.mode')}
        value={mode}
        onChange={setMode}
        options={registrationModes.map((id) => ({
          id,
          label: t(`registration.admin.modes.${id}.label`),
          description: t(`registration.admin.modes.${id}.help`),
        }))}
      />
      <TextArea
        label={t('registration.admin.domains')}
        help={t('registration.admin.domainsHelp')}
        error={isChecked && wrong.length > 0 ? t('registration.admin.domainsWrong', { domains: wrong.join(', ') }) : ''}
        value={domains}
        onChange={setDomains}
        rows={4}
      />
      <div>
        <Button type="submit">{t('registration.admin.save')}</Button>
      </div>
    </form>
  );
}

/** With Undo: what was stored before goes back the same way. */
function useSaveChoice(stored: Choice): (choice: Choice) => Promise<unknown> {
  const call = useCall();
  const runTask = useRunTask();
  const cache = useQueryClient();
  const put = async (choice: Choice) => {
    for (const [key, value] of Object.entries(choice)) await call(saveSetting, { params: { key }, body: { value } });
    await cache.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/platformsettingvalues'),
    });
  };
  return (choice) => runTask({ type: 'save', entity: 'settings', run: () => put(choice), undo: () => put(stored) });
}

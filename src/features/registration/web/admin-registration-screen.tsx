import { type FormEvent, useState } from 'react';
import { NoMailServer } from '#features/mail/web/parts/no-mail-server.tsx';
import { readSettings, saveSetting } from '#features/settings/contract/settings.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useDraft } from '#platform/web/forms/use-draft.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { isDomainRule } from '../contract/allowed-domain.ts';
import { type RegistrationMode, registrationModes } from '../contract/registration-mode.ts';
import styles from './admin-registration-screen.module.css';

const registrationSettings = { query: { keys: 'registration,registrationDomains' } };

const domainsId = 'registration-domains';

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
  const draft = useDraft({ mode: stored.registration, domains: stored.registrationDomains.join('\n') });
  const { mode, domains } = draft.fields;
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const save = useSaveChoice(stored);
  const wrong = linesOf(domains).filter((line) => !isDomainRule(line));
  const error = attempt > 0 && wrong.length > 0 && t('registration.admin.domainsWrong', { domains: wrong.join(', ') });
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAttempt((count) => count + 1);
    if (wrong.length > 0) return;
    setPending(true);
    const outcome = await save({ registration: mode, registrationDomains: linesOf(domains) });
    setPending(false);
    if (outcome.state === 'failed') return;
    draft.reset();
    setAttempt(0);
  }
  return (
    <Screen>
      <PageHeading lead={t('registration.admin.lead')}>{t('admin.menu.registration')}</PageHeading>
      <NoMailServer>{t('registration.admin.noMail')}</NoMailServer>
      <Sheet isForm>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <FormErrorSummary
            errors={error ? [{ fieldId: domainsId, message: t('registration.admin.domainsCheck') }] : []}
            attempt={attempt}
          />
          <RadioGroup
            label={t('registration.admin.mode')}
            value={mode}
            onChange={(chosen) => draft.set({ mode: chosen })}
            options={registrationModes.map((id) => ({
              id,
              label: t(`registration.admin.modes.${id}.label`),
              description: t(`registration.admin.modes.${id}.help`),
            }))}
          />
          <TextArea
            id={domainsId}
            label={t('registration.admin.domains')}
            help={t('registration.admin.domainsHelp')}
            error={error || ''}
            value={domains}
            onChange={(typed) => draft.set({ domains: typed })}
            rows={4}
          />
          <div>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t('registration.admin.save')}
            </Button>
          </div>
          <UnsavedChanges isDirty={draft.isDirty && !isPending} />
        </form>
      </Sheet>
    </Screen>
  );
}

/** With Undo: what was stored before goes back the same way. */
function useSaveChoice(stored: Choice) {
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();
  const put = async (choice: Choice) => {
    for (const [key, value] of Object.entries(choice)) await call(saveSetting, { params: { key }, body: { value } });
    await forgetAnswers({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/platformsettingvalues'),
    });
  };
  return (choice: Choice) =>
    runTask({ type: 'save', entity: 'settings', run: () => put(choice), undo: () => put(stored) });
}

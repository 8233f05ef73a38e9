import { useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Select } from '#platform/web/ui/field/select.tsx';
import { type HealthMailChoice, healthMailChoices } from '../contract/health-mail.ts';
import { chooseHealthMail, readHealthMail } from '../contract/installation.endpoints.ts';
import styles from './installation.module.css';

/** What who looks is mailed about health, and who is at all. */
export function HealthMail() {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const stored = useLoaded(readHealthMail, {});
  const [state, setState] = useState(stored);
  const { wants, told, hasServer } = state;
  const choose = async (chosen: HealthMailChoice) => {
    setState({ ...state, wants: chosen });
    const outcome = await runTask({
      type: 'save',
      entity: 'settings',
      run: async () => setState(await call(chooseHealthMail, { body: { wants: chosen } })),
    });
    if (outcome.state !== 'done') setState(state);
  };
  return (
    <section id="health-mail" className={styles.mail} aria-labelledby="health-mail-title">
      <h3 id="health-mail-title">{t('installation.mail.title')}</h3>
      <Select
        label={t('installation.mail.label')}
        help={t('installation.mail.how')}
        value={wants}
        onChange={(chosen) => void choose(chosen as HealthMailChoice)}
        options={healthMailChoices.map((id) => ({ id, label: t(`installation.mail.wants.${id}`) }))}
      />
      <p className={styles.muted}>
        {hasServer ? t('installation.mail.told', { count: told }) : t('installation.mail.noServer')}
      </p>
    </section>
  );
}

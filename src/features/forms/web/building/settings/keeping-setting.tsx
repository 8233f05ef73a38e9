import { previewRetention } from '#features/submissions/contract/keeping/retention.endpoints.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Blank } from '#platform/web/ui/sentence/blank.tsx';
import sentences from '#platform/web/ui/sentence/sentence.module.css';
import { retentionStarts } from '../../../contract/form-limits.ts';
import { useBuilder } from '../state/builder-context.ts';
import { RetentionStrip } from './retention-strip.tsx';
import styles from './settings.module.css';
import { useTermOptions } from './use-term-options.ts';
import type { SettingProps } from './window-setting.tsx';

/** How long what was sent is kept, drawn as a strip, with what that takes in the coming week. */
export function KeepingSetting({ settings, set }: SettingProps) {
  const { t } = useTranslation();
  const { guid } = useBuilder();
  const { retentionDays, contactRetentionDays, retentionFrom } = settings;
  const contact = useTermOptions(contactRetentionDays, t('forms.build.settings.withRest'));
  const whole = useTermOptions(retentionDays, t('forms.build.settings.forEver'));
  const { submissions, answers, undone } = useLoaded(previewRetention, { params: { guid } });
  return (
    <>
      <RetentionStrip
        contactDays={contactRetentionDays}
        days={retentionDays}
        from={retentionFrom}
        words={whole.words}
      />
      <div className={sentences.sentence}>
        {t('forms.build.settings.contactGoes')}{' '}
        <Blank
          label={t('forms.build.settings.contactTerm')}
          options={contact.options}
          value={contact.value}
          onChange={(id) => set({ contactRetentionDays: contact.daysOf(id) })}
        />{' '}
        {t('forms.build.settings.goes')}{' '}
        <Blank
          label={t('forms.build.term')}
          options={whole.options}
          value={whole.value}
          onChange={(id) => set({ retentionDays: whole.daysOf(id) })}
        />{' '}
        {t('forms.build.settings.after')}{' '}
        <Blank
          label={t('forms.build.settings.startLabel')}
          options={retentionStarts.map((id) => ({ id, label: t(`forms.build.settings.startsAt.${id}`) }))}
          value={retentionFrom}
          onChange={(from) => set({ retentionFrom: from })}
        />
        .
      </div>
      <p className={styles.muted}>{t('forms.build.settings.keepingHelp')}</p>
      <p>
        {submissions + answers === 0
          ? t('forms.build.settings.nothingGoes')
          : t('forms.build.settings.nextWeek', {
              submissions: t('forms.build.settings.submissionsGo', { count: submissions }),
              answers: t('forms.build.settings.answersGo', { count: answers }),
            })}{' '}
        {undone > 0 && t('forms.build.settings.undone', { count: undone })}
      </p>
    </>
  );
}

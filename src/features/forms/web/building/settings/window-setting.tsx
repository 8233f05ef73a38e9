import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MomentPicker } from '#platform/web/ui/date/moment-picker.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { Blank } from '#platform/web/ui/sentence/blank.tsx';
import sentences from '#platform/web/ui/sentence/sentence.module.css';
import type { FormSettings } from '../../../contract/form.ts';
import { formAvailability, formStates } from '../../../contract/form-availability.ts';
import styles from './settings.module.css';
import { WindowGauge } from './window-gauge.tsx';

export interface SettingProps {
  settings: FormSettings;
  set(changes: Partial<FormSettings>): void;
}

const graces = [0, 5, 15, 30, 60, 120];

/** Open, closed, or between two moments, with today among them. */
export function WindowSetting({ settings, set }: SettingProps) {
  const { t } = useTranslation();
  const { openDate, closeDate, graceMinutes } = settings;
  const now = new Date();
  const isTurned = openDate !== null && closeDate !== null && closeDate <= openDate;
  const minutes = [...new Set([...graces, graceMinutes])].sort((one, other) => one - other);
  return (
    <>
      <SegmentedControl
        label={t('forms.build.settings.stateLabel')}
        segments={formStates.map((id) => ({ id, label: t(`forms.build.settings.states.${id}`) }))}
        value={settings.state}
        onChange={(state) => set({ state })}
      />
      {settings.state === 'Custom' && (
        <>
          <div className={styles.pair}>
            <MomentPicker
              label={t('forms.build.settings.opens')}
              value={openDate}
              onChange={(moment) => set({ openDate: moment })}
            />
            <MomentPicker
              label={t('forms.build.settings.closes')}
              value={closeDate}
              onChange={(moment) => set({ closeDate: moment })}
              error={isTurned ? t('forms.build.settings.turned') : undefined}
            />
          </div>
          {openDate !== null && closeDate !== null && !isTurned && (
            <WindowGauge from={openDate} until={closeDate} now={now} />
          )}
          {(openDate === null || closeDate === null) && (
            <p className={styles.muted}>{t('forms.build.settings.halfWindow')}</p>
          )}
          <div className={sentences.sentence}>
            {t('forms.build.settings.grace')}{' '}
            <Blank
              label={t('forms.build.settings.graceLabel')}
              options={minutes.map((count) => ({
                id: String(count),
                label: t('forms.build.settings.minutes', { count }),
              }))}
              value={String(graceMinutes)}
              onChange={(id) => set({ graceMinutes: Number(id) })}
            />
            .
          </div>
        </>
      )}
      <p className={styles.muted}>{t(`forms.build.settings.availability.${formAvailability(settings, now)}`)}</p>
    </>
  );
}

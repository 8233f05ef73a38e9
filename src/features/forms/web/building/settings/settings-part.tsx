import Undo2 from 'lucide-react/icons/undo';
import type { ReactNode } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { withWords } from '../../../contract/building/change-options.ts';
import { labelText } from '../../../contract/building/condition-words.ts';
import { Blank } from '../sentence/blank.tsx';
import sentences from '../sentence/sentence.module.css';
import { useTermOptions } from '../side/use-term-options.ts';
import { useBuilder, useSession } from '../state/builder-context.ts';
import { AudienceSetting } from './audience-setting.tsx';
import { ReceiverRules } from './receiver-rules.tsx';
import styles from './settings.module.css';
import type { SettingsDraft } from './use-form-settings.ts';
import { WindowSetting } from './window-setting.tsx';

/** When, by whom and what for a form is filled in: holds for every version at once, and saves itself. */
export function SettingsPart({ draft }: { draft: SettingsDraft }) {
  const { t } = useTranslation();
  const { settings, set } = draft;
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h1>{t('forms.build.tabs.settings')}</h1>
        <p role="status" className={styles.muted}>
          {t(`forms.build.settings.state.${draft.state}`)}
        </p>
        <Button variant="quiet" icon={Undo2} isDisabled={draft.undo === undefined} onPress={() => draft.undo?.()}>
          {t('forms.build.undoIt')}
        </Button>
      </div>
      <Setting title={t('forms.build.settings.window')} help={t('forms.build.settings.windowHelp')}>
        <WindowSetting settings={settings} set={set} />
      </Setting>
      <Setting title={t('forms.build.settings.audience')}>
        <AudienceSetting settings={settings} set={set} />
      </Setting>
      <Setting title={t('forms.build.settings.sending')} help={t('forms.build.settings.sendingHelp')}>
        <OnSubmit draft={draft} />
        <ReceiverRules settings={settings} set={set} />
      </Setting>
      <Setting title={t('forms.build.settings.confirmation')}>
        <Confirmation draft={draft} />
      </Setting>
      <Setting title={t('forms.build.settings.keeping')}>
        <Keeping draft={draft} />
      </Setting>
    </div>
  );
}

function Setting({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className={styles.setting} aria-label={title}>
      <h2>
        {title}
        {help !== undefined && <small>{help}</small>}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

function OnSubmit({ draft: { settings, set } }: { draft: SettingsDraft }) {
  const { t } = useTranslation();
  const does = (action: 'Save' | 'Notify') => settings.onSubmit.includes(action);
  // Something has to become of what is sent.
  const turn = (action: 'Save' | 'Notify', isOn: boolean) =>
    set({ onSubmit: isOn ? [...settings.onSubmit, action] : settings.onSubmit.filter((one) => one !== action) });
  return (
    <>
      <Switch isSelected={does('Save')} isDisabled={!does('Notify')} onChange={(isOn) => turn('Save', isOn)}>
        {t('forms.build.settings.save')}
      </Switch>
      <Switch isSelected={does('Notify')} isDisabled={!does('Save')} onChange={(isOn) => turn('Notify', isOn)}>
        {t('forms.build.settings.notify')}
      </Switch>
      {!does('Save') && (
        <Notice tone="warning" isLive title={t('forms.build.settings.notifyOnly')}>
          {t('forms.build.settings.notifyOnlyText')}
        </Notice>
      )}
    </>
  );
}

function Confirmation({ draft: { settings, set } }: { draft: SettingsDraft }) {
  const { t } = useTranslation();
  const shown = useLanguage();
  const { language } = useBuilder();
  const fields = useSession((state) => state.document.fields);
  const emails = fields.filter(({ kind }) => kind === 'email');
  const year = new Date().getFullYear();
  return (
    <>
      <TextArea
        label={t('forms.build.settings.confirmationText')}
        rows={3}
        value={settings.confirmation.$lang[language] ?? ''}
        onChange={(words) => set({ confirmation: withWords(settings.confirmation, language, words) })}
      />
      <div className={sentences.sentence}>
        {t('forms.build.settings.mailTo')}{' '}
        <Blank
          label={t('forms.build.settings.mailToLabel')}
          options={[
            { id: 'nobody', label: t('forms.build.settings.nobody') },
            ...emails.map((field) => ({ id: field.id, label: labelText(field, shown) })),
          ]}
          value={settings.confirmationField || 'nobody'}
          onChange={(id) => set({ confirmationField: id === 'nobody' ? '' : id })}
        />
        .
      </div>
      <TextField
        label={t('forms.build.settings.prefix')}
        help={t('forms.build.settings.prefixHelp', {
          example: `${settings.referencePrefix === '' ? '' : `${settings.referencePrefix}-`}${year}-0001`,
        })}
        value={settings.referencePrefix}
        maxLength={6}
        onChange={(typed) => set({ referencePrefix: typed.toUpperCase().replaceAll(/[^A-Z]/g, '') })}
      />
      <Switch isSelected={settings.canWithdraw} onChange={(canWithdraw) => set({ canWithdraw })}>
        {t('forms.build.settings.withdraw')}
      </Switch>
      <Switch
        isSelected={settings.canResume}
        onChange={(canResume) => set({ canResume })}
        help={t('forms.build.settings.resumeHelp')}
      >
        {t('forms.build.settings.resume')}
      </Switch>
    </>
  );
}

const dueTerms = [1, 2, 3, 5, 10, 14, 28, 42, 56];

function Keeping({ draft: { settings, set } }: { draft: SettingsDraft }) {
  const { t } = useTranslation();
  const terms = useTermOptions(settings.retentionDays, t('forms.build.settings.forEver'));
  const { dueDays } = settings;
  const due = [...new Set([...dueTerms, ...(dueDays === null ? [] : [dueDays])])].sort((one, other) => one - other);
  return (
    <>
      <div className={sentences.sentence}>
        {t('forms.build.settings.goes')}{' '}
        <Blank
          label={t('forms.build.term')}
          options={terms.options}
          value={terms.value}
          onChange={(id) => set({ retentionDays: terms.daysOf(id) })}
        />{' '}
        {t('forms.build.settings.afterDone')}
      </div>
      <div className={sentences.sentence}>
        {t('forms.build.settings.due')}{' '}
        <Blank
          label={t('forms.build.settings.dueLabel')}
          options={[
            { id: 'none', label: t('forms.build.settings.noDue') },
            ...due.map((count) => ({ id: String(count), label: t('forms.build.settings.within', { count }) })),
          ]}
          value={dueDays === null ? 'none' : String(dueDays)}
          onChange={(id) => set({ dueDays: id === 'none' ? null : Number(id) })}
        />
        .
      </div>
    </>
  );
}

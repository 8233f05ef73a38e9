import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Blank } from '#platform/web/ui/sentence/blank.tsx';
import sentences from '#platform/web/ui/sentence/sentence.module.css';
import { withWords } from '../../../contract/building/change-options.ts';
import { labelText } from '../../../contract/building/condition-words.ts';
import { useBuilder, useSession } from '../state/builder-context.ts';
import styles from './settings.module.css';
import type { SettingProps } from './window-setting.tsx';

/** What the sender gets, on the screen and by mail. */
export function ConfirmationSetting({ settings, set }: SettingProps) {
  const { t } = useTranslation();
  const shown = useLanguage();
  const { language } = useBuilder();
  const fields = useSession((state) => state.document.fields);
  const emails = fields.filter(({ kind }) => kind === 'email');
  const isGone = settings.confirmationField !== '' && !emails.some(({ id }) => id === settings.confirmationField);
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
            ...(isGone ? [{ id: settings.confirmationField, label: t('forms.build.blank.gone') }] : []),
          ]}
          value={settings.confirmationField || 'nobody'}
          onChange={(id) => set({ confirmationField: id === 'nobody' ? '' : id })}
        />
        .
      </div>
      {emails.length === 0 && <p className={styles.muted}>{t('forms.build.settings.noEmailField')}</p>}
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

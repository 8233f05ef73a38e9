import Undo2 from 'lucide-react/icons/undo';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { withWords } from '../../../contract/building/change-options.ts';
import { useBuilder } from '../state/builder-context.ts';
import { AudienceSetting } from './audience-setting.tsx';
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
      <Setting title={t('forms.build.settings.confirmation')}>
        <Confirmation draft={draft} />
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

function Confirmation({ draft: { settings, set } }: { draft: SettingsDraft }) {
  const { t } = useTranslation();
  const { language } = useBuilder();
  const year = new Date().getFullYear();
  return (
    <>
      <TextArea
        label={t('forms.build.settings.confirmationText')}
        rows={3}
        value={settings.confirmation.$lang[language] ?? ''}
        onChange={(words) => set({ confirmation: withWords(settings.confirmation, language, words) })}
      />
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
    </>
  );
}

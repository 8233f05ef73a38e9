import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { everyField } from '../../../contract/form-questions.ts';
import { useSession } from '../state/builder-context.ts';
import { ReceiverRules } from './receiver-rules.tsx';
import type { SettingProps } from './window-setting.tsx';

/** §4 Save, Notify: what becomes of it once it is sent, and who hears of it. */
export function SendingSetting({ settings, set }: SettingProps) {
  const { t } = useTranslation();
  const document = useSession((state) => state.document);
  const isSpecial = Array.from(everyField(document)).some(({ personalData }) => personalData === 'special');
  const does = (action: 'Save' | 'Notify') => settings.onSubmit.includes(action);
  const turn = (action: 'Save' | 'Notify', isOn: boolean) =>
    set({ onSubmit: isOn ? [...settings.onSubmit, action] : settings.onSubmit.filter((one) => one !== action) });
  // Something has to become of what is sent: the only one that is on stays on.
  return (
    <>
      <Switch isSelected={does('Save')} isDisabled={!does('Notify')} onChange={(isOn) => turn('Save', isOn)}>
        {t('forms.build.settings.save')}
      </Switch>
      <Switch
        isSelected={does('Notify')}
        isDisabled={!does('Save')}
        help={t('forms.build.settings.notifyHelp')}
        onChange={(isOn) => turn('Notify', isOn)}
      >
        {t('forms.build.settings.notify')}
      </Switch>
      {!does('Save') && (
        <Notice tone="warning" isLive title={t('forms.build.settings.notifyOnly')}>
          {t('forms.build.settings.notifyOnlyText')}
          {isSpecial && ` ${t('forms.build.settings.notifyOnlySpecial')}`}
        </Notice>
      )}
      {does('Notify') && <ReceiverRules settings={settings} set={set} />}
    </>
  );
}

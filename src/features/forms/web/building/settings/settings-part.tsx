import Undo2 from 'lucide-react/icons/undo';
import { Suspense } from 'react';
import { FormTokensSetting } from '#features/access-tokens/web/parts/form-tokens-setting.tsx';
import { usualContents } from '#features/form-hooks/contract/hook-contents.ts';
import { FormHooksSetting } from '#features/form-hooks/web/parts/form-hooks-setting.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import { everyField } from '../../../contract/form-questions.ts';
import { useBuilder, useSession } from '../state/builder-context.ts';
import { AudienceSetting } from './audience-setting.tsx';
import { ConfirmationSetting } from './confirmation-setting.tsx';
import { HandlingSetting } from './handling-setting.tsx';
import { KeepingSetting } from './keeping-setting.tsx';
import { SendingSetting } from './sending-setting.tsx';
import { SettingGroup } from './setting-group.tsx';
import styles from './settings.module.css';
import type { SettingsDraft } from './use-form-settings.ts';
import { WindowSetting } from './window-setting.tsx';

/** When, by whom and what for a form is filled in: holds for every version at once, and saves itself. */
export function SettingsPart({ draft }: { draft: SettingsDraft }) {
  const { t } = useTranslation();
  const { settings, set } = draft;
  const { guid } = useBuilder();
  const document = useSession((state) => state.document);
  const personal = Array.from(everyField(document)).filter(({ personalData }) => personalData !== 'none').length;
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h1>{t('forms.parts.settings')}</h1>
        <p role="status" className={styles.muted}>
          {t(`forms.build.settings.state.${draft.state}`)}
        </p>
        <Button variant="quiet" icon={Undo2} isDisabled={draft.undo === undefined} onPress={() => draft.undo?.()}>
          {t('forms.build.undoIt')}
        </Button>
      </div>
      <SettingGroup title={t('forms.build.settings.window')} help={t('forms.build.settings.windowHelp')}>
        <WindowSetting settings={settings} set={set} />
      </SettingGroup>
      <SettingGroup title={t('forms.build.settings.audience')}>
        <AudienceSetting settings={settings} set={set} />
      </SettingGroup>
      <SettingGroup title={t('forms.build.settings.sending')} help={t('forms.build.settings.sendingHelp')}>
        <SendingSetting settings={settings} set={set} />
      </SettingGroup>
      <SettingGroup title={t('forms.build.settings.confirmation')}>
        <ConfirmationSetting settings={settings} set={set} />
      </SettingGroup>
      <SettingGroup title={t('forms.build.settings.handling')}>
        <HandlingSetting settings={settings} set={set} />
      </SettingGroup>
      <SettingGroup
        title={t('forms.build.settings.keeping')}
        help={t('forms.build.settings.personalFields', { count: personal })}
      >
        <KeepingSetting settings={settings} set={set} />
      </SettingGroup>
      <SettingGroup id="webhooks" title={t('formHooks.title')} help={t('formHooks.help')}>
        <Suspense fallback={<Skeleton />}>
          <FormHooksSetting
            formGuid={guid}
            usualContents={usualContents(document)}
            isKept={settings.onSubmit.includes('Save')}
          />
        </Suspense>
      </SettingGroup>
      <SettingGroup title={t('accessTokens.ofForm.title')} help={t('accessTokens.ofForm.help')}>
        <Suspense fallback={<Skeleton />}>
          <FormTokensSetting formGuid={guid} />
        </Suspense>
      </SettingGroup>
    </div>
  );
}

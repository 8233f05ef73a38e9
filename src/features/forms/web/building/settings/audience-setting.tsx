import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import styles from './settings.module.css';
import { useRoleOptions } from './use-role-options.ts';
import type { SettingProps } from './window-setting.tsx';

/** From the widest to the narrowest, the one that suits most forms first. */
const order: readonly Visibility[] = ['Verify', 'Public', 'Users', 'Roles', 'Admin'];

/** Who may send, and how many. */
export function AudienceSetting({ settings, set }: SettingProps) {
  const { t } = useTranslation();
  const roles = useRoleOptions();
  return (
    <>
      <RadioGroup
        label={t('forms.build.settings.audience')}
        isLabelHidden
        options={order.map((id) => ({
          id,
          label: t(`forms.build.settings.who.${id}`),
          description: t(`forms.build.settings.whoHelp.${id}`),
        }))}
        value={settings.visibility}
        onChange={(visibility) => set({ visibility })}
      />
      {settings.visibility === 'Roles' && (
        <CheckboxGroup
          label={t('forms.build.settings.roles')}
          options={roles}
          value={settings.roleIds}
          onChange={(roleIds) => set({ roleIds })}
        />
      )}
      {settings.visibility === 'Roles' && settings.roleIds.length === 0 && (
        <Notice tone="warning">{t('forms.build.settings.noRoles')}</Notice>
      )}
      <div className={styles.pair}>
        <NumberField
          label={t('forms.build.settings.limit')}
          help={t('forms.build.settings.limitHelp')}
          minValue={1}
          maxValue={1_000_000}
          hasNoSteppers
          value={settings.submissionLimit}
          onChange={(submissionLimit) => set({ submissionLimit })}
        />
        <NumberField
          label={t('forms.build.settings.dailyLimit')}
          help={t('forms.build.settings.dailyLimitHelp')}
          minValue={1}
          maxValue={1000}
          hasNoSteppers
          value={settings.dailyLimit}
          onChange={(dailyLimit) => set({ dailyLimit })}
        />
      </div>
    </>
  );
}

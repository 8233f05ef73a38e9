import { NewsletterChoices } from '#features/newsletters/web/parts/newsletter-choices.tsx';
import { NoticeWaysPart } from '#features/notices/web/parts/notice-ways.tsx';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import type { ApplicationUser } from '../contract/profile.ts';
import { maxNotificationClose, propertyKeys, themes } from '../contract/profile-properties.ts';
import styles from './account.module.css';
import { AccountPart } from './account-part.tsx';
import { applyTheme } from './apply-theme.ts';
import { type Faults, fieldId } from './field-faults.ts';
import { ProfileForm } from './profile-form.tsx';
import { type ProfileDraft, useProfileDraft } from './use-profile-draft.ts';

/** account/preferences: how one wants the site to be. */
export default function AccountPreferencesScreen() {
  const { t } = useTranslation();
  return (
    <AccountPart title={t('profiles.categories.preferences')} lead={t('profiles.preferences.lead')}>
      {(user) => (
        <>
          <Preferences user={user} />
          <NoticeWaysPart />
          <NewsletterChoices />
        </>
      )}
    </AccountPart>
  );
}

interface PartProps {
  draft: ProfileDraft;
  faults: Faults;
}

function Preferences({ user }: { user: ApplicationUser }) {
  const { t } = useTranslation();
  const draft = useProfileDraft(user);
  const theme = draft.value(propertyKeys.theme);
  const check = (): Faults => {
    const seconds = draft.value(propertyKeys.notificationClose);
    return seconds === null ? { notificationClose: t('fields.faults.required') } : {};
  };
  return (
    <ProfileForm draft={draft} check={check} onSaved={() => typeof theme === 'string' && applyTheme(theme)}>
      {(faults) => <Looks draft={draft} faults={faults} />}
    </ProfileForm>
  );
}

function Looks({ draft, faults }: PartProps) {
  const { t } = useTranslation();
  const here = useLanguage();
  const languages = useLanguages();
  const language = draft.value(propertyKeys.language);
  const theme = draft.value(propertyKeys.theme);
  return (
    <section className={styles.section}>
      <SectionHead>{t('profiles.preferences.site')}</SectionHead>
      <div className={styles.fields}>
        <RadioGroup
          id={fieldId(propertyKeys.language)}
          label={t('profiles.preferences.language')}
          help={t('profiles.preferences.languageHelp')}
          options={languages.map((id) => ({ id, label: languageName(id) }))}
          value={languages.find((one) => one === language) ?? here}
          onChange={(value) => draft.setValue(propertyKeys.language, value)}
        />
        <RadioGroup
          id={fieldId(propertyKeys.theme)}
          label={t('profiles.preferences.theme')}
          options={themes.map((id) => ({ id, label: t(`profiles.preferences.themes.${id}`) }))}
          value={themes.find((one) => one === theme) ?? 'auto'}
          onChange={(value) => draft.setValue(propertyKeys.theme, value)}
        />
        <NumberField
          id={fieldId(propertyKeys.notificationClose)}
          label={t('profiles.preferences.notificationClose')}
          help={t('profiles.preferences.notificationCloseHelp')}
          minValue={0}
          maxValue={maxNotificationClose}
          step={1}
          value={secondsOf(draft)}
          onChange={(value) => draft.setValue(propertyKeys.notificationClose, value)}
          error={faults.notificationClose}
        />
      </div>
    </section>
  );
}

const secondsOf = (draft: ProfileDraft): number | null => {
  const value = draft.value(propertyKeys.notificationClose);
  return value === null || value === '' ? null : Number(value);
};

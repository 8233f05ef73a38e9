import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import type { ApplicationUser } from '../contract/profile.ts';
import { maxAliasLength, propertyKeys } from '../contract/profile-properties.ts';
import styles from './account.module.css';
import { AccountPart } from './account-part.tsx';
import { type Faults, faultsIn, fieldId } from './field-faults.ts';
import { OwnFields, useOwnFields } from './own-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type ProfileDraft, useProfileDraft } from './use-profile-draft.ts';

/** account/profile: who one is here. */
export default function AccountProfileScreen() {
  const { t } = useTranslation();
  return (
    <AccountPart title={t('profiles.categories.profile')} lead={t('profiles.profile.lead')}>
      {(user) => (
        <>
          <section className={styles.section}>
            <SectionHead>{t('profiles.photo.title')}</SectionHead>
            <PhotoField user={user} />
          </section>
          <OwnProfile user={user} />
        </>
      )}
    </AccountPart>
  );
}

function OwnProfile({ user }: { user: ApplicationUser }) {
  const { t } = useTranslation();
  const fields = useOwnFields('profile');
  const draft = useProfileDraft(user);
  const check = (): Faults => {
    const alias = draft.value(propertyKeys.alias);
    const isLong = typeof alias === 'string' && alias.trim().length > maxAliasLength;
    return { ...(isLong ? { alias: t('fields.faults.too-long') } : {}), ...faultsIn(fields, draft, t) };
  };
  return (
    <ProfileForm draft={draft} check={check}>
      {(faults) => (
        <>
          <Names user={user} draft={draft} faults={faults} />
          <OwnFields fields={fields} draft={draft} faults={faults} />
        </>
      )}
    </ProfileForm>
  );
}

function Names({ user, draft, faults }: { user: ApplicationUser; draft: ProfileDraft; faults: Faults }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const alias = draft.value(propertyKeys.alias);
  return (
    <section className={styles.section}>
      <SectionHead>{t('profiles.profile.name')}</SectionHead>
      <div className={styles.fields}>
        <div className={styles.names}>
          <TextField
            id={fieldId('firstName')}
            label={t('profiles.profile.firstName')}
            autoComplete="given-name"
            maxLength={100}
            value={draft.name('firstName')}
            onChange={(value) => draft.setName('firstName', value)}
            error={faults.firstName}
          />
          <TextField
            id={fieldId('middleName')}
            label={t('profiles.profile.middleName')}
            autoComplete="additional-name"
            maxLength={100}
            value={draft.name('middleName')}
            onChange={(value) => draft.setName('middleName', value)}
            error={faults.middleName}
          />
          <TextField
            id={fieldId('lastName')}
            label={t('profiles.profile.lastName')}
            autoComplete="family-name"
            maxLength={100}
            value={draft.name('lastName')}
            onChange={(value) => draft.setName('lastName', value)}
            error={faults.lastName}
          />
        </div>
        <TextField
          id={fieldId(propertyKeys.alias)}
          label={t('profiles.profile.alias')}
          help={t('profiles.profile.aliasHelp')}
          autoComplete="nickname"
          value={typeof alias === 'string' ? alias : ''}
          onChange={(value) => draft.setValue(propertyKeys.alias, value)}
          error={faults.alias}
        />
        <dl className={styles.fact}>
          <dt>{t('profiles.profile.email')}</dt>
          <dd>{user.email}</dd>
          <dd>
            <TextLink isStandalone href={withLanguagePrefix('/account/email', language)}>
              {t('profiles.profile.changeEmail')}
            </TextLink>
          </dd>
        </dl>
      </div>
    </section>
  );
}

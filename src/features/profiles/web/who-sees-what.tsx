import { fixedInput } from '#features/profile-fields/contract/field-settings.ts';
import type { ProfileField } from '#features/profile-fields/contract/profile-field.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ApplicationUser } from '../contract/profile.ts';
import { propertyKeys, propertyOf } from '../contract/profile-properties.ts';
import styles from './account.module.css';
import { useProfileFields } from './own-fields.tsx';

type Audience = 'members' | 'self' | 'staff';

const audienceOf = ({ mett, visibleFor }: ProfileField): Audience => {
  if (mett) return 'staff';
  return visibleFor === 'user' ? 'self' : 'members';
};

/** §6 in words: each thing that is kept of someone, and who can see it. */
export function WhoSeesWhat({ user }: { user: ApplicationUser }) {
  const { t } = useTranslation();
  const fields = useProfileFields().filter(({ inputType }) => inputType !== fixedInput);
  const hasAlias = typeof propertyOf(user.properties, propertyKeys.alias) === 'string';
  const rows: { id: string; label: string; audience: Audience }[] = [
    { id: 'name', label: t('profiles.privacy.name'), audience: hasAlias ? 'self' : 'members' },
    ...(hasAlias ? [{ id: 'alias', label: t('profiles.profile.alias'), audience: 'members' as const }] : []),
    { id: 'photo', label: t('profiles.photo.title'), audience: 'members' },
    { id: 'email', label: t('profiles.profile.email'), audience: 'self' },
    ...fields.map((field) => ({ id: field.guid, label: field.label, audience: audienceOf(field) })),
    { id: 'activity', label: t('profiles.categories.activity'), audience: 'self' },
  ];
  return (
    <dl className={styles.rows}>
      {rows.map(({ id, label, audience }) => (
        <div key={id} className={styles.row}>
          <dt>{label}</dt>
          <dd>{t(`profiles.privacy.audience.${audience}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

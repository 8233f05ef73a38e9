import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router';
import {
  type AccountCategory,
  accountCategories,
  isAccountCategory,
} from '#features/profiles/contract/account-category.ts';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDetailTitle } from '#platform/web/head/detail-title.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs/breadcrumbs.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { readUser } from '../contract/users.endpoints.ts';
import type { CategoryProps } from './category-props.ts';
import { UserActivity } from './user-activity.tsx';
import { UserPreferences } from './user-preferences.tsx';
import { UserPrivacy } from './user-privacy.tsx';
import { UserProfile } from './user-profile.tsx';
import styles from './user-screen.module.css';
import { UserSecurity } from './user-security.tsx';
import { UserStatus } from './user-status.tsx';
import { ViewAs } from './view-as.tsx';

/** The five categories of §2. */
const categories = {
  profile: UserProfile,
  preferences: UserPreferences,
  activity: UserActivity,
  privacy: UserPrivacy,
  security: UserSecurity,
} satisfies Record<AccountCategory, ComponentType<CategoryProps>>;

/** One person, in the same five categories as they see themselves. */
export default function UserScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { guid = '', accountCategory } = useParams();
  const user = useLoaded(readUser, { params: { guid } });
  const roles = useLoaded(listRoles, {});
  const category = isAccountCategory(accountCategory) ? accountCategory : 'profile';
  const Part = categories[category];
  useDetailTitle(`${user.name}, ${t(`users.category.${category}`)}`);
  const pathTo = (name: AccountCategory) => withLanguagePrefix(`/admin/users/${guid}/${name}`, language);
  return (
    <Screen>
      <PageHeading
        before={
          <Breadcrumbs
            crumbs={[
              { label: t('admin.menu.users'), href: withLanguagePrefix('/admin/users', language) },
              { label: user.name },
            ]}
          />
        }
        lead={user.email}
        actions={user.isActive && <ViewAs guid={guid} name={user.firstName || user.name} />}
      >
        <span className={styles.title}>
          <Avatar name={user.name} />
          {user.name} <UserStatus {...user} />
        </span>
      </PageHeading>
      <nav aria-label={t('users.category.label')}>
        {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
        <ul role="list" className={styles.categories}>
          {accountCategories.map((name) => (
            <li key={name}>
              <a href={pathTo(name)} className={styles.category} aria-current={name === category ? 'page' : undefined}>
                {t(`users.category.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={null}>
        <Part user={user} roles={roles} />
      </Suspense>
    </Screen>
  );
}

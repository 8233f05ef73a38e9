import type { Role } from '#features/roles/contract/role.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { UserDetail } from '../contract/user.ts';
import { lastSeenText } from './last-seen-text.ts';
import { RoleTags } from './user-columns.tsx';
import styles from './users-screen.module.css';

/** What an admin wants to know before doing anything. */
export function UserFacts({ user, roles }: { user: UserDetail; roles: readonly Role[] }) {
  const { t, i18n } = useTranslation();
  const dates = useDates();
  const { invitedBy, origin, termsOfUseVersionAccepted: terms, signInMethods, roleIds } = user;
  const methods = signInMethods.map((one) => (i18n.exists(`users.method.${one}`) ? t(`users.method.${one}`) : one));
  return (
    <dl className={styles.facts}>
      <dt>{t('users.admin.type')}</dt>
      <dd>{t(`users.type.${user.accountType}`)}</dd>
      <dt>{t('users.admin.origin')}</dt>
      <dd>
        {invitedBy === null
          ? `${t(`users.origin.${origin}`)}, ${dates.date(user.createdAt)}`
          : t('users.fact.invitedBy', { name: invitedBy.name, date: dates.date(invitedBy.at) })}
      </dd>
      <dt>{t('users.fact.verified')}</dt>
      <dd>{t(user.emailVerified ? 'users.fact.isVerified' : 'users.fact.isNotVerified')}</dd>
      <dt>{t('users.fact.terms')}</dt>
      <dd>
        {terms === undefined
          ? t('users.fact.termsNotAsked')
          : terms === null
            ? t('users.fact.termsDeclined')
            : t('users.fact.termsAccepted', { version: terms })}
      </dd>
      <dt>{t('users.fact.signIn')}</dt>
      <dd>{methods.length === 0 ? t('users.fact.noSignIn') : methods.join(', ')}</dd>
      <dt>{t('users.admin.lastSeen')}</dt>
      <dd>{lastSeenText(user.lastSeenAt, new Date(), dates, t)}</dd>
      <dt>{t('users.admin.roles')}</dt>
      <dd>{roleIds.length === 0 ? t('users.fact.noRoles') : <RoleTags roleIds={roleIds} roles={roles} />}</dd>
    </dl>
  );
}

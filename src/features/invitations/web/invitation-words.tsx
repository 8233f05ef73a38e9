import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { InvitationStatus } from '../contract/invitation.ts';
import styles from './invitation.module.css';

/** For whom, what they were told, what they get and until when. */
export function InvitationWords({ status }: { status: InvitationStatus }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const { email, inviterName: inviter, message, roleNames, expiresAt } = status;
  const roles = new Intl.ListFormat(language, { type: 'conjunction' }).format(roleNames);
  return (
    <>
      {message !== '' && (
        <figure className={styles.message}>
          <figcaption>{t('invitation.says', { inviter })}</figcaption>
          <blockquote>{message}</blockquote>
        </figure>
      )}
      <ul className={styles.facts}>
        <li>{t('invitation.for', { email })}</li>
        {roleNames.length > 0 && <li>{t('invitation.roles', { roles, count: roleNames.length })}</li>}
        <li>{t('invitation.until', { date: dates.date(expiresAt) })}</li>
      </ul>
    </>
  );
}

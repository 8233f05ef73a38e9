import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { SignUp } from '../../contract/sign-up.ts';
import styles from './sign-up-panel.module.css';

/** How it stands, in words: never by a colour or a bar alone. */
export function SignUpPlaces({ signUp }: { signUp: SignUp }) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { standing, placesLeft, waiting, opensOn, closesOn } = signUp;
  const until = closesOn === null ? '' : t('signUp.until', { date: dateTime(closesOn) });
  if (standing === 'closed') return <Notice title={t('signUp.closed')} />;
  if (standing === 'full') return <Notice title={t('signUp.full')} />;
  if (standing === 'early') {
    return <Notice title={opensOn === null ? t('signUp.closedNow') : t('signUp.early', { date: dateTime(opensOn) })} />;
  }
  if (standing === 'waiting') {
    return (
      <Notice tone="warning" title={t('signUp.waiting')}>
        <p>
          {waiting > 0 && t('signUp.waitingBefore', { count: waiting })} {until}
        </p>
      </Notice>
    );
  }
  return (
    <p className={styles.places}>
      <strong>{placesLeft === null ? t('signUp.unlimited') : t('signUp.placesLeft', { count: placesLeft })}</strong>{' '}
      {until}
    </p>
  );
}

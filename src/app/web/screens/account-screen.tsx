import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { signOut } from '#features/auth/web/sign-out.ts';
import { useUserState, useUserStore } from '#features/auth/web/user-store-context.ts';
import { withLanguagePrefix } from '#platform/contract/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { useSiteApp } from '../site-app-context.ts';
import styles from './account-screen.module.css';
import { NotFoundMessage } from './not-found-message.tsx';

/** Of the five categories (§2) the profile is here; the others come with the members' area. */
export default function AccountScreen() {
  const { accountCategory } = useParams();
  return accountCategory === 'profile' ? <Profile /> : <NotFoundMessage />;
}

function Profile() {
  const { t } = useTranslation();
  const { applicationUser, loadingStatus } = useUserState();
  const name =
    applicationUser &&
    [applicationUser.firstName, applicationUser.middleName, applicationUser.lastName].filter(Boolean).join(' ');
  return (
    <div className={`wrap ${styles.account}`}>
      <PageHeading>{t('site.account')}</PageHeading>
      {loadingStatus === 500 && <Notice tone="danger">{t('account.failed')}</Notice>}
      {applicationUser !== undefined && (
        <dl className={styles.facts}>
          <dt>{t('account.name')}</dt>
          <dd>{name}</dd>
          <dt>{t('account.email')}</dt>
          <dd>{applicationUser.email}</dd>
        </dl>
      )}
      <SignOutButton />
    </div>
  );
}

function SignOutButton() {
  const { t } = useTranslation();
  const call = useCall();
  const store = useUserStore();
  const { language } = useSiteApp();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const leave = async () => {
    setState('busy');
    try {
      await signOut(call, store);
      window.location.assign(withLanguagePrefix('/', language));
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {state === 'failed' && <Notice tone="danger">{t('account.signOutFailed')}</Notice>}
      <Button variant="secondary" isPending={state === 'busy'} onPress={() => void leave()}>
        {t('site.signOut')}
      </Button>
    </>
  );
}

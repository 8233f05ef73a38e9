import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useShownUser } from '#features/auth/web/user-store-context.ts';
import { accountCategories } from '#features/profiles/contract/account-category.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { InBrowser } from '../shell/in-browser.tsx';
import { useSiteApp } from '../site-app-context.ts';
import { UnsentNotice } from '../unsent-notice.tsx';
import { useSignOut } from '../use-sign-out.ts';
import styles from './account-screen.module.css';

const AriaLinks = lazy(() => import('../shell/aria-links.tsx'));
/** The platform's own fields of the category security; most platforms have none. */
const OwnFieldsForm = lazy(async () => ({
  default: (await import('#features/profiles/web/own-fields-form.tsx')).OwnFieldsForm,
}));

/** Around the five categories: the way from one to another, and out. What they show is drawn for one person, so only in the browser. */
export default function AccountScreen() {
  const { t } = useTranslation();
  const { language, reader } = useSiteApp();
  const { pathname } = useLocation();
  return (
    <div className={`wrap ${styles.account}`}>
      <div className={styles.side}>
        <nav aria-label={t('profiles.menu')}>
          {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
          <ul role="list" className={styles.menu}>
            {accountCategories.map((category) => {
              const path = `/account/${category}`;
              return (
                <li key={category}>
                  <a
                    className={styles.link}
                    href={withLanguagePrefix(path, language)}
                    aria-current={pathname === path ? 'page' : undefined}
                  >
                    {t(`profiles.categories.${category}`)}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
        <SignOutButton />
      </div>
      <div className={styles.content}>
        {reader.viewingAs === null ? <OwnAccount /> : <OthersAccount pathname={pathname} />}
      </div>
    </div>
  );
}

/** An admin who views the site as someone else: the server tells them nothing of what stands here. */
function OthersAccount({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.othersAccount}>
      <PageHeading>{t(`profiles.categories.${pathname.split('/').at(-1)}`)}</PageHeading>
      <Notice>{t('account.othersOwn')}</Notice>
    </div>
  );
}

/** What the server draws: what is personal comes with the application. */
function AccountMeanwhile({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading>{t(`profiles.categories.${pathname.split('/').at(-1)}`)}</PageHeading>
      <noscript>{t('profiles.needsScript')}</noscript>
    </>
  );
}

function OwnAccount() {
  const { pathname } = useLocation();
  const applicationUser = useShownUser();
  return (
    <InBrowser meanwhile={<AccountMeanwhile pathname={pathname} />}>
      <Suspense fallback={null}>
        <AriaLinks>
          <Outlet />
          {pathname === '/account/security' && applicationUser !== undefined && (
            <Suspense fallback={null}>
              <OwnFieldsForm user={applicationUser} category="security" />
            </Suspense>
          )}
        </AriaLinks>
      </Suspense>
    </InBrowser>
  );
}

function SignOutButton() {
  const { t } = useTranslation();
  const { state, unsent, leave } = useSignOut();
  return (
    <div className={styles.signOut}>
      {state === 'failed' && (
        <Notice tone="danger" isLive>
          {t('account.signOutFailed')}
        </Notice>
      )}
      {unsent > 0 && <UnsentNotice count={unsent} onLeave={() => void leave({ isSure: true })} />}
      <Button variant="quiet" isPending={state === 'busy'} onPress={() => void leave()}>
        {t('site.signOut')}
      </Button>
    </div>
  );
}

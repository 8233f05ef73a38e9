import { type ReactNode, Suspense } from 'react';
import { useShownUser, useUserState, useUserStore } from '#features/auth/web/user-store-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { ApplicationUser } from '../contract/profile.ts';
import styles from './account.module.css';
import { DeclinedTerms } from './declined-terms.tsx';

interface AccountPartProps {
  title: ReactNode;
  lead?: ReactNode;
  children: (user: ApplicationUser) => ReactNode;
}

/** The frame of each category: its heading at once, and the rest when it is known who is signed in (§4, §8). */
export function AccountPart({ title, lead, children }: AccountPartProps) {
  const { loadingStatus } = useUserState();
  const applicationUser = useShownUser();
  return (
    <div className={styles.part}>
      <PageHeading lead={lead}>{title}</PageHeading>
      {applicationUser === undefined && loadingStatus === 500 && <LoadFailed />}
      {applicationUser === undefined && loadingStatus !== 500 && <Loading />}
      {applicationUser?.termsOfUseVersionAccepted === null && <DeclinedTerms />}
      {applicationUser !== undefined && <Suspense fallback={<Loading />}>{children(applicationUser)}</Suspense>}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('profiles.loading')} className={styles.fields}>
      <Skeleton width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

function LoadFailed() {
  const { t } = useTranslation();
  const store = useUserStore();
  const call = useCall();
  const again = () => void store.loadApplicationUser(call).catch(() => undefined);
  return (
    <Notice tone="danger" isLive actions={<Button onPress={again}>{t('profiles.again')}</Button>}>
      {t('profiles.failed')}
    </Notice>
  );
}

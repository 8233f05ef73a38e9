import { Suspense } from 'react';
import { AccessTokensSection } from '#features/access-tokens/web/parts/access-tokens-section.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import styles from './account-security.module.css';
import { SecuritySection } from './parts/security-section.tsx';
import { PasskeysSection } from './passkey/passkeys-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { TwoFactorSection } from './second-step/two-factor-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';

/** account/security (§2), within the frame of the account screens, which draws it in the browser only. */
export default function AccountSecurityScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles.screen}>
      <PageHeading lead={t('auth.security.lead')}>{t('auth.security.title')}</PageHeading>
      <Suspense fallback={<Loading />}>
        <PasswordSection />
        <TwoFactorSection />
        <PasskeysSection />
        <SessionsSection />
        <AccessTokensSection />
        <TermsSection />
      </Suspense>
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('auth.security.loading')}>
      <Skeleton shape="heading" width="half" />
      <Skeleton width="long" />
      <Skeleton width="half" />
    </SkeletonGroup>
  );
}

function TermsSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <SecuritySection title={t('auth.security.terms')} lead={t('auth.security.termsLead')}>
      <p>
        <TextLink href={withLanguagePrefix(`/legal/terms-of-use/${language}`, language)}>
          {t('auth.security.termsLink')}
        </TextLink>
      </p>
    </SecuritySection>
  );
}

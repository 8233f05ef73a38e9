import Download from 'lucide-react/icons/download';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { downloadOwnData } from '../contract/profiles.endpoints.ts';
import styles from './account.module.css';
import { AccountPart } from './account-part.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { OwnFieldsForm } from './own-fields-form.tsx';
import { WhoSeesWhat } from './who-sees-what.tsx';

/** account/privacy: who sees what, what was agreed, and how to take one's data and leave. */
export default function AccountPrivacyScreen() {
  const { t } = useTranslation();
  return (
    <AccountPart title={t('profiles.categories.privacy')} lead={t('profiles.privacy.lead')}>
      {(user) => (
        <>
          <section className={styles.section}>
            <SectionHead>{t('profiles.privacy.who')}</SectionHead>
            <p className={styles.words}>{t('profiles.privacy.whoHelp')}</p>
            <WhoSeesWhat user={user} />
          </section>
          <OwnFieldsForm user={user} category="privacy" />
          <Agreements />
          <section className={styles.section}>
            <SectionHead>{t('profiles.privacy.data')}</SectionHead>
            <p className={styles.words}>{t('profiles.privacy.dataHelp')}</p>
            <p>
              <ButtonLink href={downloadOwnData.path} download icon={Download}>
                {t('profiles.privacy.download')}
              </ButtonLink>
            </p>
          </section>
          <DeleteAccount user={user} />
        </>
      )}
    </AccountPart>
  );
}

/** The built-in fields privacyStatement and cookies (§3), with the terms beside them. */
function Agreements() {
  const { t } = useTranslation();
  const language = useLanguage();
  const links = [
    { path: `/legal/terms-of-use/${language}`, label: t('profiles.privacy.terms') },
    { path: `/legal/privacy/${language}`, label: t('profiles.privacy.statement') },
    { path: `/legal/cookie-statement/${language}`, label: t('profiles.privacy.cookies') },
  ];
  return (
    <section className={styles.section}>
      <SectionHead>{t('profiles.privacy.agreements')}</SectionHead>
      <ul className={styles.links}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <TextLink isStandalone href={withLanguagePrefix(path, language)}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

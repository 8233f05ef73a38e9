import Globe from 'lucide-react/icons/globe';
import { useLocation } from 'react-router';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useSiteApp } from '../../site-app-context.ts';
import styles from './language-switch.module.css';
import headerStyles from './site-header.module.css';
import { useDetailsOverPage } from './use-details-over-page.ts';

/** The same page in the platform's other languages, with what was asked of its lists; the front page where it has none. */
export function LanguageSwitch({ paths }: { paths: Record<string, string> }) {
  const { language } = useSiteApp();
  const { search } = useLocation();
  const others = useLanguages().filter((one) => one !== language);
  const hrefOf = (other: Language): string => {
    const own = paths[other];
    if (own === undefined) return withLanguagePrefix('/', other);
    // A screen has its question in its path already.
    return own.includes('?') ? own : own + search;
  };
  const [only] = others;
  if (only === undefined) return null;
  if (others.length > 1) return <LanguageMenu languages={others} hrefOf={hrefOf} />;
  return (
    <a className={headerStyles.tool} href={hrefOf(only)} hrefLang={only} {...inLanguage(only)}>
      <Icon icon={Globe} size={20} />
      <span className={headerStyles.toolLabel}>{languageName(only)}</span>
    </a>
  );
}

interface LanguageMenuProps {
  languages: readonly Language[];
  hrefOf: (language: Language) => string;
}

/** A `details`, so that it opens before any script has run. */
function LanguageMenu({ languages, hrefOf }: LanguageMenuProps) {
  const { t } = useTranslation();
  const details = useDetailsOverPage();
  return (
    <details ref={details} className={styles.menu} suppressHydrationWarning>
      <summary className={`${headerStyles.tool} ${styles.opener}`}>
        <Icon icon={Globe} size={20} />
        <span className={headerStyles.toolLabel}>{t('site.languages')}</span>
      </summary>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.panel}>
        {languages.map((one) => (
          <li key={one}>
            <a className={styles.link} href={hrefOf(one)} hrefLang={one} {...inLanguage(one)}>
              {languageName(one)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

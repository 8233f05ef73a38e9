import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { dashboardPath } from '../figures-address.ts';
import styles from './dashboard.module.css';

/** What a form has: its questions, what was sent, and what that comes to. */
export function FormParts({ guid, version }: { guid: string; version: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const parts = [
    { name: 'questions', href: withLanguagePrefix(`/admin/forms/view/${guid}`, language) },
    { name: 'submissions', href: withLanguagePrefix(`/admin/forms/${guid}`, language) },
    { name: 'dashboard', href: dashboardPath(guid, version, language) },
  ];
  return (
    <nav aria-label={t('figures.parts.label')} data-print="hidden">
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.parts}>
        {parts.map(({ name, href }) => (
          <li key={name}>
            <a className={styles.part} href={href} aria-current={name === 'dashboard' ? 'page' : undefined}>
              {t(`figures.parts.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

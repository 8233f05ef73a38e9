import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Where it is in another language than the page. */
  lang?: string | undefined;
  /** The last crumb is the page itself and needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  className?: string;
}

export function Breadcrumbs({ crumbs, className }: BreadcrumbsProps) {
  const { t } = useTranslation();
  const last = crumbs.length - 1;
  return (
    <nav className={classNames(styles.breadcrumbs, className)} aria-label={t('ui.breadcrumbs.label')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ol role="list" className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.href}${crumb.label}`} className={styles.crumb}>
            {index < last && crumb.href !== undefined ? (
              <a className={styles.step} href={crumb.href} {...inLanguage(crumb.lang)}>
                {crumb.label}
              </a>
            ) : (
              <span
                className={styles.step}
                {...inLanguage(crumb.lang)}
                aria-current={index === last ? 'page' : undefined}
              >
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { memo, type ReactNode } from 'react';
import { legalKinds, legalPath } from '#features/legal/contract/legal-kind.ts';
import { pathOfLink } from '#features/menus/contract/menu-paths.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useMenu, useSettings } from '../../shell-data.ts';
import { useSiteApp } from '../../site-app-context.ts';
import { ThemeChoice } from '../header/theme-choice.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  guid: string | null;
  children?: ReactNode;
}

/** Below the waterline: who we are and where else to go. Left as it is while the page above it is written. */
export const SiteFooter = memo(function SiteFooter({ guid, children }: SiteFooterProps) {
  const { t } = useTranslation();
  const { footers, platformName } = useSettings();
  const footer = footers.find((one) => one.guid === guid) ?? footers[0];
  return (
    <footer className={`on-brand ${styles.footer}`} data-print="hidden">
      {children !== undefined && <div className={styles.blocks}>{children}</div>}
      {children === undefined && footer !== undefined && (
        <div className={`wrap ${styles.columns}`}>
          <address className={styles.who}>
            <strong className={styles.name} {...inLanguage(footer.organisation.lang)}>
              {footer.organisation.value}
            </strong>
            <p>
              {footer.address.map((line) => (
                <span key={line} className={styles.line} dir="auto">
                  {line}
                </span>
              ))}
            </p>
            <p>
              {footer.phone !== '' && (
                <a href={`tel:${footer.phone.replace(/[^+\d]/g, '')}`} dir="ltr">
                  {footer.phone}
                </a>
              )}
              {footer.email !== '' && (
                <a href={`mailto:${footer.email}`} dir="ltr">
                  {footer.email}
                </a>
              )}
            </p>
          </address>
          {footer.columns.map((column) => (
            <nav key={column.title.value} aria-label={column.title.value}>
              <h2 className={styles.heading} {...inLanguage(column.title.lang)}>
                {column.title.value}
              </h2>
              {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
              <ul role="list">
                {column.links.map((link) => (
                  <FooterLink key={link.url + link.label.value} {...link} />
                ))}
              </ul>
            </nav>
          ))}
        </div>
      )}
      <div className={`wrap ${styles.base}`}>
        <LegalLinks />
        <ThemeChoice />
        <p>{footer === undefined ? platformName : t('site.madeWith')}</p>
      </div>
    </footer>
  );
});

/** A page that this reader does not have is left out. */
function FooterLink({ url, label }: { url: string; label: LocalizedText }) {
  const menu = useMenu();
  const path = pathOfLink(menu.items, url);
  if (path === undefined) return null;
  return (
    <li>
      <a className={styles.link} href={path} {...inLanguage(label.lang)}>
        {label.value}
      </a>
    </li>
  );
}

function LegalLinks() {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list" className={styles.legal}>
      {legalKinds.map((kind) => (
        <li key={kind}>
          <a className={styles.link} href={legalPath(kind, language)}>
            {t(`legal.link.${kind}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

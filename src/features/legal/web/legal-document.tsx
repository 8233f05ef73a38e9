import type { ReactNode } from 'react';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { LegalText, LegalVersion } from '../contract/legal.ts';
import styles from './legal-document.module.css';

interface LegalDocumentProps {
  text: LegalText;
  /** Of its words, where they are not in the language of the page around them. */
  lang: string | undefined;
  path: string;
  /** What belongs to the text but is not written by anyone. */
  children?: ReactNode;
}

/** A legal text with its version, its date and the way to older ones. */
export function LegalDocument({ text, lang, path, children }: LegalDocumentProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const { version, currentVersion } = text;
  const words = ({ version, date }: LegalVersion) => t('legal.version', { version, date: dates.date(date) });
  const older = text.versions.filter((one) => one.version !== version && one.version !== currentVersion);
  return (
    <div className={`wrap ${styles.document}`}>
      <PageHeading lead={words(text)}>
        <span {...inLanguage(text.title.lang ?? lang)}>{text.title.value}</span>
      </PageHeading>
      {version !== currentVersion && (
        <Notice tone="warning" title={t('legal.outdated')} actions={<a href={path}>{t('legal.toCurrent')}</a>} />
      )}
      <div {...inLanguage(lang)}>
        <RichText of={text.body} headingLevel={2} />
      </div>
      {children}
      {older.length > 0 && (
        <section className={styles.older} aria-labelledby="older-versions">
          <h2 id="older-versions">{t('legal.older')}</h2>
          <ul>
            {older.map((one) => (
              <li key={one.version}>
                <a href={`${path}?version=${one.version}`}>{words(one)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

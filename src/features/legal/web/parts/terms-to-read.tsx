import { useLoaded } from '#platform/web/api/load-cache.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { readLegal } from '../../contract/legal.endpoints.ts';
import { legalPath } from '../../contract/legal-kind.ts';
import { termsInput } from './terms-input.ts';
import styles from './terms-to-read.module.css';

/** The terms where they are accepted: to be read there, by scrolling, without leaving what was filled in. */
export function TermsToRead() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, body, version } = useLoaded(readLegal, termsInput(language));
  const lang = body.lang;
  return (
    <div className={styles.terms}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.text} tabIndex={0} aria-label={t('legal.toRead', { title: title.value, version })}>
        <div {...inLanguage(lang)}>
          <RichText of={body} headingLevel={2} />
        </div>
      </section>
      <p className={styles.accept}>
        {t('legal.accepting', { version })}{' '}
        <a href={legalPath('terms-of-use', language)} target="_blank" rel="noreferrer">
          {t('legal.inNewTab')}
        </a>
      </p>
    </div>
  );
}

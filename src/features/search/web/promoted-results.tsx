import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import type { PromotedResult } from '../contract/search.endpoints.ts';
import styles from './search-results.module.css';

/** What an editor put first for these words. */
export function PromotedResults({ promoted }: { promoted: readonly PromotedResult[] }) {
  const { t } = useTranslation();
  if (promoted.length === 0) return null;
  return (
    <section className={styles.promoted} aria-label={t('search.promoted')}>
      {promoted.map(({ title, lang, path, description }) => (
        <div key={path}>
          <p className={styles.promotedLabel}>{t('search.promoted')}</p>
          <h2 className={styles.title}>
            <a href={path} rel={linkRel(path)} {...inLanguage(lang)}>
              {title}
            </a>
          </h2>
          {description !== '' && <p className={styles.snippet}>{description}</p>}
        </div>
      ))}
    </section>
  );
}

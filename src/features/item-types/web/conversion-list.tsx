import { formatNumber, type Language } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ConversionPreview } from '../contract/item-type.ts';
import styles from './item-types-screen.module.css';

/** A number to choose the words by, and as it is read. */
export const counted = (count: number, language: Language) => ({ count, shown: formatNumber(count, language) });

/** What a change of the type does to the items that exist, field by field, with a few of them as examples. */
export function ConversionList({ preview }: { preview: ConversionPreview }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return preview.fields.map(({ id, label, change, converted, lost, examples }) => (
    <section key={id} className={styles.conversion}>
      <h3 className={styles.heading}>{label.$lang[language] || label.$lang.nl}</h3>
      {(change !== 'converted' || converted + lost === 0) && <p>{t(`itemTypes.changes.${change}`)}</p>}
      {converted > 0 && <p>{t('itemTypes.converted', counted(converted, language))}</p>}
      {lost > 0 && <p>{t(`itemTypes.${change === 'removed' ? 'hidden' : 'lost'}`, counted(lost, language))}</p>}
      {examples.length > 0 && (
        <ul className={styles.examples}>
          {examples.map(({ title, before, after }) => (
            <li key={`${title} ${before}`}>
              {title}: {before} → {after ?? t('itemTypes.nothing')}
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}

import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { AddedHere } from '../../contract/activity.ts';
import styles from './done-here.module.css';

/** What somebody added to the site lately, on their profile. */
export function AddedByPerson({ entries }: { entries: readonly AddedHere[] }) {
  const { t } = useTranslation();
  const dates = useDates();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="added-here">
      <h2 id="added-here" className="t-28">
        {t('activity.added')}
      </h2>
      <ul className={styles.list}>
        {entries.map(({ kind, id, at, title, titleLang, path }) => (
          <li key={`${kind} ${id}`} className={styles.entry}>
            <span className={styles.kind}>{t(`activity.kinds.${kind}`)}</span>
            <span className={styles.what} dir="auto" {...inLanguage(titleLang)}>
              <a href={path}>{title}</a>
            </span>
            <span className={styles.facts}>
              <time dateTime={at}>{dates.dateTime(at)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

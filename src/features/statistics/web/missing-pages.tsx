import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden/visually-hidden.tsx';
import type { StatisticsFigures } from '../contract/statistics.ts';
import { StatisticSheet } from './statistic-sheet.tsx';
import styles from './statistics.module.css';
import { useStatisticWords } from './use-statistic-words.ts';

/** Addresses at which nothing stands, each one press away from leading somewhere. */
export function MissingPages({ missing }: { missing: StatisticsFigures['missing'] }) {
  const { t, number } = useStatisticWords();
  const language = useLanguage();
  const total = missing.reduce((sum, { views }) => sum + views, 0);
  return (
    <StatisticSheet
      isTable
      title={t('statistics.missing.title')}
      says={total > 0 ? t('statistics.missing.says', { count: total, number: number(total) }) : undefined}
      table={{
        head: [t('statistics.missing.address'), t('statistics.missing.from'), t('statistics.column.times')],
        rows: missing.map(({ path, from, views }) => [path, from ?? '', number(views)]),
      }}
    >
      {missing.length === 0 ? (
        <p className={styles.none}>{t('statistics.missing.none')}</p>
      ) : (
        <ul className={styles.missing}>
          {missing.map(({ path, from, views }) => (
            <li key={`${path} ${from}`}>
              <div>
                <b className={styles.address}>{path}</b>{' '}
                <span>{t('statistics.missing.times', { count: views, number: number(views) })}</span>
                {from !== null && <small>{t('statistics.missing.by', { from })}</small>}
              </div>
              <TextLink href={withLanguagePrefix(`/admin/redirects?${new URLSearchParams({ make: path })}`, language)}>
                {t('statistics.missing.lead')} <VisuallyHidden>{path}</VisuallyHidden>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </StatisticSheet>
  );
}

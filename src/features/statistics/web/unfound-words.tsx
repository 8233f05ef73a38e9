import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden/visually-hidden.tsx';
import type { StatisticsTakingPart } from '../contract/statistics.ts';
import { StatisticSheet } from './statistic-sheet.tsx';
import styles from './statistics.module.css';
import { useStatisticWords } from './use-statistic-words.ts';

interface UnfoundWordsProps {
  words: StatisticsTakingPart['searches']['nothing'];
  /** How often nothing was found, also for words that are not told. */
  total: number;
  isShared: boolean;
}

const asTitle = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What people looked for and did not find, each one press away from a page that comes first for it, or from a new one. */
export function UnfoundWords({ words, total, isShared }: UnfoundWordsProps) {
  const { t, number } = useStatisticWords();
  const language = useLanguage();
  const promote = (query: string) =>
    withLanguagePrefix(`/admin/search?${new URLSearchParams({ promote: query })}`, language);
  const write = (query: string) =>
    withLanguagePrefix(`/admin/pages?${new URLSearchParams({ make: asTitle(query) })}`, language);
  return (
    <StatisticSheet
      isTable
      title={t('statistics.unfound.title')}
      says={total > 0 ? t('statistics.unfound.says', { count: total, number: number(total) }) : undefined}
      foot={t('statistics.searched.least')}
      table={{
        head: [t('statistics.column.words'), t('statistics.column.times')],
        rows: words.map(({ query, count }) => [query, number(count)]),
      }}
    >
      {words.length === 0 ? (
        <p className={styles.none}>{t('statistics.unfound.none')}</p>
      ) : (
        <ul className={styles.missing}>
          {words.slice(0, 10).map(({ query, count }) => (
            <li key={query}>
              <div>
                <b className={styles.address}>{query}</b>{' '}
                <span>{t('statistics.missing.times', { count, number: number(count) })}</span>
              </div>
              {!isShared && (
                <div className={styles.leadOn}>
                  <TextLink href={promote(query)}>
                    {t('statistics.unfound.lead')} <VisuallyHidden>{query}</VisuallyHidden>
                  </TextLink>
                  <TextLink href={write(query)}>
                    {t('statistics.unfound.write')} <VisuallyHidden>{query}</VisuallyHidden>
                  </TextLink>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </StatisticSheet>
  );
}

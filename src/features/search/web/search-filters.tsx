import { type ReactNode, useId } from 'react';
import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ChipLink } from '#platform/web/ui/chip/chip-link.tsx';
import type { FacetValue } from '../contract/search.endpoints.ts';
import { type AskedInFull, searchPath } from '../contract/search-address.ts';
import {
  isFiltered,
  type SearchFilter,
  type SearchKind,
  type SearchPeriod,
  searchSorts,
} from '../contract/search-filter.ts';
import { useSearchAnswer } from './load-search.ts';
import styles from './search-filters.module.css';

/** Choices as links, so that they work before any script and can be sent to somebody. */
export function SearchFilters({ asked }: { asked: AskedInFull }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { facets, total } = useSearchAnswer(asked);
  const href = (changes: Partial<AskedInFull>) =>
    withLanguagePrefix(searchPath({ ...asked, pageNumber: 1, ...changes }), language);
  const hrefOf = (name: keyof SearchFilter, value: string) =>
    href({ [name]: asked[name] === value ? undefined : value });
  if (total === 0 && !isFiltered(asked)) return null;
  const kinds = facets.kind.filter(({ value }) => value !== 'item' || facets.type.length === 0);
  const isWhole = asked.kind === undefined && asked.type === undefined;
  const hasMore = facets.theme.length > 0 || facets.period.length > 0;
  const isMoreChosen = asked.theme !== undefined || asked.period !== undefined;
  const hasKinds = kinds.length + facets.type.length > 1 || !isWhole;
  if (!hasKinds && !hasMore) return null;
  return (
    <nav aria-label={t('search.filters.label')} className={styles.filters}>
      {hasKinds && (
        <Choices label={t('search.filters.kind')}>
          <ChipLink href={href({ kind: undefined, type: undefined })} isOn={isWhole}>
            {t('search.filters.all')}
          </ChipLink>
          {kinds.map((choice) => (
            <Choice
              key={choice.value}
              choice={choice}
              label={t(`search.filters.kinds.${choice.value as SearchKind}`)}
              isOn={asked.kind === choice.value}
              href={href({ kind: choice.value as SearchKind, type: undefined })}
            />
          ))}
          {facets.type.map((choice) => (
            <Choice
              key={choice.value}
              choice={choice}
              isOn={asked.type === choice.value}
              href={href({ type: choice.value, kind: undefined })}
            />
          ))}
        </Choices>
      )}
      {hasMore && (
        <details className={styles.more} open={isMoreChosen} suppressHydrationWarning>
          <summary className={styles.summary}>{t('search.filters.more')}</summary>
          {facets.theme.length > 0 && (
            <Choices label={t('search.filters.theme')}>
              {facets.theme.map((choice) => (
                <Choice
                  key={choice.value}
                  choice={choice}
                  isOn={asked.theme === choice.value}
                  href={hrefOf('theme', choice.value)}
                />
              ))}
            </Choices>
          )}
          {facets.period.length > 0 && (
            <Choices label={t('search.filters.period')}>
              {facets.period.map((choice) => (
                <Choice
                  key={choice.value}
                  choice={choice}
                  label={t(`search.filters.periods.${choice.value as SearchPeriod}`)}
                  isOn={asked.period === choice.value}
                  href={hrefOf('period', choice.value)}
                />
              ))}
            </Choices>
          )}
          <Choices label={t('search.filters.sort')}>
            {searchSorts.map((sort) => (
              <ChipLink key={sort} href={href({ sort })} isOn={(asked.sort ?? 'relevance') === sort}>
                {t(`search.filters.sorts.${sort}`)}
              </ChipLink>
            ))}
          </Choices>
        </details>
      )}
    </nav>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are links
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.choices}>{children}</div>
    </div>
  );
}

interface ChoiceProps {
  choice: FacetValue;
  label?: string;
  isOn: boolean;
  href: string;
}

/** Pressed again it is undone. */
function Choice({ choice: { label: own, value, count }, label, isOn, href }: ChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ChipLink href={href} isOn={isOn}>
      {label ?? <Text of={own ?? { value }} />}
      {count !== null && (
        <>
          <span className={`num ${styles.count}`} aria-hidden="true">
            {formatNumber(count, language)}
          </span>
          <span className="visually-hidden">{t('search.filters.count', { count })}</span>
        </>
      )}
    </ChipLink>
  );
}

import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import Newspaper from 'lucide-react/icons/newspaper';
import { Fragment } from 'react';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { SearchResult } from '../contract/search.endpoints.ts';
import { type AskedInFull, searchPath } from '../contract/search-address.ts';
import { isFiltered } from '../contract/search-filter.ts';
import { OthersSearches } from './earlier-searches.tsx';
import { useSearchAnswer } from './load-search.ts';
import { MarkedText } from './marked-text.tsx';
import { PromotedResults } from './promoted-results.tsx';
import styles from './search-results.module.css';
import { WaysOn } from './ways-on.tsx';

const quoted = (words: readonly string[]): string => words.map((word) => `‘${word}’`).join(', ');

/** What a screen reader is told when other results have come. */
export function ResultCount({ asked }: { asked: AskedInFull }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { total, isMore, pageCount, correction, partial } = useSearchAnswer(asked);
  const { q, pageNumber } = asked;
  if (total === 0) return t('search.none', { q });
  const found = correction ?? q;
  return (
    <>
      {correction !== undefined && <span className={styles.corrected}>{t('search.corrected', { q, correction })}</span>}
      {partial !== undefined && (
        <span className={styles.corrected}>
          {t('search.partial')}
          {partial.nowhere.length > 0 && ` ${t('search.nowhere', { words: quoted(partial.nowhere) })}`}
        </span>
      )}
      <strong>
        {isMore
          ? t('search.countMore', { total: formatNumber(total, language), q: found })
          : t('search.count', { count: total, q: found })}
      </strong>
      {pageNumber > 1 && pageNumber <= pageCount && `, ${t('search.page', { page: pageNumber, pageCount })}`}
    </>
  );
}

export function SearchResults({ asked }: { asked: AskedInFull }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { total, pageCount, results, promoted } = useSearchAnswer(asked);
  const hrefFor = (pageNumber: number) => withLanguagePrefix(searchPath({ ...asked, pageNumber }), language);
  if (total === 0) {
    return (
      <>
        <PromotedResults promoted={promoted} />
        <NothingFound asked={asked} />
      </>
    );
  }
  if (results.length === 0) {
    return (
      <EmptyState
        title={t('search.behindLast.title')}
        headingLevel={2}
        actions={<a href={hrefFor(1)}>{t('search.behindLast.toFirst')}</a>}
        className={styles.empty}
      >
        {t('search.behindLast.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <PromotedResults promoted={promoted} />
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ol role="list" id="search-results" className={styles.list}>
        {results.map((result) => (
          <Result key={result.path} result={result} />
        ))}
      </ol>
      <Pagination
        page={asked.pageNumber}
        pageCount={pageCount}
        hrefFor={hrefFor}
        listId="search-results"
        label={t('search.pages')}
        className={styles.pages}
      />
    </>
  );
}

const icons = { page: FileText, item: Newspaper, document: FileDown };

function Result({ result }: { result: SearchResult }) {
  const { t } = useTranslation();
  const { title, lang, path, snippet, missing } = result;
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <a href={path} {...inLanguage(lang)}>
          {title === '' ? path : title}
        </a>
      </h2>
      <AboutResult result={result} />
      {snippet.text !== '' && (
        <p className={styles.snippet} {...inLanguage(snippet.lang)}>
          <MarkedText text={snippet.text} marks={snippet.marks} />
        </p>
      )}
      {missing !== undefined && <p className={styles.missing}>{t('search.missing', { words: quoted(missing) })}</p>}
    </li>
  );
}

/** What it is, of when, and where it stands. */
function AboutResult({ result: { kind, typeLabel, date, file, trail } }: { result: SearchResult }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  return (
    <p className={styles.about}>
      <Icon icon={icons[kind]} size={16} />
      <span>{typeLabel === undefined ? t(`search.kinds.${kind}`) : <Text of={typeLabel} />}</span>
      {file !== undefined && (
        <span>
          {[file.type.toUpperCase(), formatFileSize(file.size, language)].filter((fact) => fact !== '').join(', ')}
        </span>
      )}
      {date !== undefined && <time dateTime={date}>{dates.date(date)}</time>}
      {trail.length > 0 && (
        <span>
          <span className="visually-hidden">{t('search.above')} </span>
          {withKeys(trail).map(({ key, item }, index) => (
            <Fragment key={key}>
              {index > 0 && ' › '}
              <Text of={item} />
            </Fragment>
          ))}
        </span>
      )}
    </p>
  );
}

function NothingFound({ asked }: { asked: AskedInFull }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const everything = withLanguagePrefix(searchPath({ q: asked.q, pageNumber: 1 }), language);
  return (
    <>
      <EmptyState
        title={t('search.empty.title')}
        headingLevel={2}
        className={styles.empty}
        {...(isFiltered(asked) ? { actions: <a href={everything}>{t('search.filters.clear')}</a> } : {})}
      >
        <ul className={styles.tips}>
          {isFiltered(asked) && <li>{t('search.empty.filters')}</li>}
          <li>{t('search.empty.spelling')}</li>
          <li>{t('search.empty.fewer')}</li>
          <li>{t('search.empty.other')}</li>
          <li>{t('search.empty.menu')}</li>
        </ul>
      </EmptyState>
      <WaysOn />
      <OthersSearches />
    </>
  );
}

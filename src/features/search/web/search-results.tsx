import { useTranslation } from 'react-i18next';
import { withLanguagePrefix } from '#platform/contract/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import type { SearchResult } from '../contract/search.endpoints.ts';
import { type Asked, resultsPerPage, searchPath } from '../contract/search-address.ts';
import { useSearchAnswer } from './load-search.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './search-results.module.css';

const pageCountOf = (total: number): number => Math.ceil(total / resultsPerPage);

/** What a screen reader is told when other results have come. */
export function ResultCount({ asked }: { asked: Asked }) {
  const { t } = useTranslation();
  const { total } = useSearchAnswer(asked);
  const { q, pageNumber } = asked;
  const pageCount = pageCountOf(total);
  if (total === 0) return t('search.none', { q });
  return (
    <>
      <strong>{t('search.count', { count: total, q })}</strong>
      {pageNumber > 1 && pageNumber <= pageCount && `, ${t('search.page', { page: pageNumber, pageCount })}`}
    </>
  );
}

export function SearchResults({ asked }: { asked: Asked }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { total, results } = useSearchAnswer(asked);
  const hrefFor = (pageNumber: number) => withLanguagePrefix(searchPath({ q: asked.q, pageNumber }), language);
  if (total === 0) return <NothingFound />;
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
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ol role="list" className={styles.list}>
        {results.map((result) => (
          <Result key={result.path} result={result} />
        ))}
      </ol>
      <Pagination
        page={asked.pageNumber}
        pageCount={pageCountOf(total)}
        hrefFor={hrefFor}
        label={t('search.pages')}
        className={styles.pages}
      />
    </>
  );
}

function Result({ result: { title, lang, path, snippet } }: { result: SearchResult }) {
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <a href={path} lang={lang}>
          {title === '' ? path : title}
        </a>
      </h2>
      {snippet.text !== '' && (
        <p className={styles.snippet} lang={snippet.lang}>
          <MarkedText text={snippet.text} marks={snippet.marks} />
        </p>
      )}
    </li>
  );
}

function NothingFound() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('search.empty.title')} headingLevel={2} className={styles.empty}>
      <ul className={styles.tips}>
        <li>{t('search.empty.spelling')}</li>
        <li>{t('search.empty.fewer')}</li>
        <li>{t('search.empty.other')}</li>
        <li>{t('search.empty.menu')}</li>
      </ul>
    </EmptyState>
  );
}

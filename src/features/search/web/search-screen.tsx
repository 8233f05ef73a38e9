import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { deviceStorage } from '#platform/web/device-storage.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { askedIn } from '../contract/search-address.ts';
import { OthersSearches, OwnSearches } from './earlier-searches.tsx';
import { rememberSearch } from './recent-searches.ts';
import { SearchFilters } from './search-filters.tsx';
import { SearchForm } from './search-form.tsx';
import { ResultCount, SearchResults } from './search-results.tsx';
import styles from './search-screen.module.css';

export default function SearchScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const asked = askedIn(search);
  const isAsked = asked.q !== '';
  useEffect(() => {
    const storage = deviceStorage();
    if (asked.q !== '' && storage !== undefined) rememberSearch(storage, asked.q);
  }, [asked.q]);
  return (
    <div className={`wrap ${styles.place}`}>
      <PageHeading>{t('search.title')}</PageHeading>
      <SearchForm q={asked.q} />
      <div>
        {isAsked && <SearchFilters asked={asked} />}
        {/* Always there, because only a change within it is read out. */}
        <p role="status" className={styles.count}>
          {isAsked && <ResultCount asked={asked} />}
        </p>
        {isAsked ? <SearchResults asked={asked} /> : <NothingAsked />}
      </div>
    </div>
  );
}

function NothingAsked() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.hint}>{t('search.hint')}</p>
      <OwnSearches />
      <OthersSearches />
    </>
  );
}

import { useId, useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { deviceStorage } from '#platform/web/device-storage.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ChipLink } from '#platform/web/ui/chip/chip-link.tsx';
import { searchPath } from '../contract/search-address.ts';
import { usePopularSearches } from './load-search.ts';
import { forgetSearches, readRecent } from './recent-searches.ts';
import styles from './search-screen.module.css';
import { useIsInBrowser } from './use-is-in-browser.ts';

/** What visitors looked for most and found. */
export function OthersSearches() {
  const { t } = useTranslation();
  return <Searches title={t('search.popular')} queries={usePopularSearches()} />;
}

/** What was looked for in this browser; the server knows nothing of it. */
export function OwnSearches() {
  const { t } = useTranslation();
  const isInBrowser = useIsInBrowser();
  const [isCleared, setCleared] = useState(false);
  const storage = isInBrowser && !isCleared ? deviceStorage() : undefined;
  if (storage === undefined) return null;
  const clear = () => {
    forgetSearches(storage);
    setCleared(true);
  };
  return (
    <Searches title={t('search.recent.title')} queries={readRecent(storage)}>
      <Button variant="quiet" onPress={clear}>
        {t('search.recent.clear')}
      </Button>
    </Searches>
  );
}

interface SearchesProps {
  title: string;
  queries: readonly string[];
  children?: React.ReactNode;
}

function Searches({ title, queries, children }: SearchesProps) {
  const language = useLanguage();
  const id = useId();
  if (queries.length === 0) return null;
  return (
    <section className={styles.earlier} aria-labelledby={id}>
      <h2 id={id} className={styles.earlierTitle}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.earlierList}>
        {queries.map((q) => (
          <li key={q}>
            <ChipLink href={withLanguagePrefix(searchPath({ q, pageNumber: 1 }), language)}>{q}</ChipLink>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

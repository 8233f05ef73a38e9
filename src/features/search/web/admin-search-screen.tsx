import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { Select } from '#platform/web/ui/field/select.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { figureDays } from '../contract/figure-days.ts';
import { readSearchFigures } from '../contract/search-admin.endpoints.ts';
import styles from './admin-search.module.css';
import { figuresAsked } from './load-admin-search.ts';
import { PromotionDrawer } from './promotion-drawer.tsx';
import { PromotionList } from './promotion-list.tsx';
import { SearchedTable } from './searched-table.tsx';
import { SynonymList } from './synonym-list.tsx';

/** What people look for, what they do not find, and what is put first for them. */
export default function AdminSearchScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const languages = useLanguages();
  const [search] = useSearchParams();
  const asked = figuresAsked(search, useLanguage(), languages);
  const figures = useLoaded(readSearchFigures, { query: asked });
  useSaid(t('search.admin.searches', { count: figures.searches }));
  // Who comes from a search that found nothing is asked at once what should come first for it.
  const [promoted, setPromoted] = useState(search.get('promote')?.slice(0, 100) || undefined);
  const ask = (changes: Record<string, string>) =>
    void navigate(`?${new URLSearchParams({ language: asked.language, days: String(asked.days), ...changes })}`);
  return (
    <Screen>
      <PageHeading lead={t('search.admin.lead')}>{t('admin.menu.search')}</PageHeading>
      <div className={styles.filters}>
        <Select
          label={t('search.admin.language')}
          options={languages.map((id) => ({ id, label: languageName(id) }))}
          value={asked.language}
          onChange={(language) => ask({ language: String(language) })}
        />
        <Select
          label={t('search.admin.days')}
          options={figureDays.map((days) => ({ id: String(days), label: t('search.admin.lastDays', { count: days }) }))}
          value={String(asked.days)}
          onChange={(days) => ask({ days: String(days) })}
        />
      </div>
      <PromotionList language={asked.language} />
      <SynonymList language={asked.language} />
      <p>
        <strong>{t('search.admin.searches', { count: figures.searches })}</strong>
        {figures.searches > 0 && `, ${t('search.admin.foundNothing', { count: figures.foundNothing })}`}
      </p>
      <div className={styles.tables}>
        <SearchedTable title={t('search.admin.nothing')} rows={figures.nothing} onPromote={setPromoted} isNothing />
        <SearchedTable title={t('search.admin.most')} rows={figures.most} onPromote={setPromoted} />
      </div>
      {promoted !== undefined && (
        <PromotionDrawer language={asked.language} phrases={promoted} onClose={() => setPromoted(undefined)} />
      )}
    </Screen>
  );
}

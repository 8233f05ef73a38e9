import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { AskedSearchField } from '#platform/web/ui/field/asked-search-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import type { RedirectRow } from '../contract/redirect.ts';
import { redirectFilters } from '../contract/redirect-kinds.ts';
import { exportRedirects, listRedirects } from '../contract/redirects.endpoints.ts';
import { RedirectDrawer } from './redirect-drawer.tsx';
import styles from './redirects.module.css';
import { redirectsQueryOf } from './redirects-address.ts';
import { RedirectsTable } from './redirects-table.tsx';

const addId = 'redirect-add';

/** Addresses that lead elsewhere: those that moved pages left, and those that someone made. */
export default function RedirectsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [open, setOpen] = useState<RedirectRow | 'new' | undefined>(search.has('make') ? 'new' : undefined);
  const query = redirectsQueryOf(search);
  const list = useLoaded(listRedirects, { query });
  const go = (changes: Record<string, string>) => void navigate(addressWith(search, changes));
  const count = list.totalNumberOfItems;
  const isFiltered = query.search !== '' || query.filter !== 'all';
  return (
    <Screen>
      <PageHeading
        lead={t(isFiltered ? 'redirects.found' : 'redirects.lead', { count, total: formatNumber(count, language) })}
        actions={
          <>
            <ButtonLink
              icon={Download}
              variant="quiet"
              href={endpointUrl(exportRedirects, { query: { search: query.search, filter: query.filter, language } })}
              download
            >
              {t('redirects.export')}
            </ButtonLink>
            <ButtonLink
              icon={Upload}
              variant="secondary"
              href={withLanguagePrefix('/admin/redirects/import', language)}
            >
              {t('redirects.import')}
            </ButtonLink>
            <Button id={addId} icon={Plus} variant="primary" onPress={() => setOpen('new')}>
              {t('redirects.add')}
            </Button>
          </>
        }
      >
        {t('admin.menu.redirects')}
      </PageHeading>
      <div className={styles.filters}>
        <AskedSearchField label={t('redirects.search')} value={query.search} onSubmit={(value) => go({ q: value })} />
        <Select
          label={t('redirects.show')}
          value={query.filter}
          onChange={(value) => go({ filter: value === 'all' ? '' : value })}
          options={redirectFilters.map((id) => ({ id, label: t(`redirects.filters.${id}`) }))}
        />
      </div>
      <RedirectsTable
        list={list}
        search={search}
        addId={addId}
        onChange={go}
        onAdd={() => setOpen('new')}
        onEdit={setOpen}
      />
      {open !== undefined && (
        <RedirectDrawer
          redirect={open === 'new' ? undefined : open}
          from={search.get('make')?.slice(0, 500)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Screen>
  );
}

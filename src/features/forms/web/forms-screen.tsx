import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#platform/web/ui/tabs/tabs.tsx';
import { formTabs } from '../contract/form-tabs.ts';
import { listForms } from '../contract/forms.endpoints.ts';
import { FormFilters } from './form-filters.tsx';
import styles from './forms.module.css';
import { formsQueryOf } from './forms-address.ts';
import { FormsTable } from './forms-table.tsx';
import { type FormStart, NewFormDialog } from './new-form-dialog.tsx';

const addId = 'form-add';

/** The forms of the site, in piles: whose they are, which are open, which close soon. */
export default function FormsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [start, setStart] = useState<FormStart | undefined>();
  // By the command of Ctrl K, also for who is here already.
  const shown = start ?? (search.has('new') ? {} : undefined);
  const query = formsQueryOf(search, language);
  const list = useLoaded(listForms, { query });
  const go = (changes: Record<string, string | readonly string[]>) => void navigate(addressWith(search, changes));
  return (
    <Screen>
      <PageHeading
        lead={t('forms.list.lead', { count: list.counts.all })}
        actions={
          <Button id={addId} icon={Plus} variant="primary" onPress={() => setStart({})}>
            {t('forms.list.add')}
          </Button>
        }
      >
        {t('admin.menu.forms')}
      </PageHeading>
      <Tabs selectedKey={query.tab} onSelectionChange={(tab) => go({ tab: tab === 'all' ? '' : String(tab) })}>
        <TabList label={t('forms.list.piles')}>
          {formTabs.map((tab) => (
            <Tab key={tab} id={tab} count={list.counts[tab]}>
              {t(`forms.list.tabs.${tab}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id={query.tab} className={styles.panel ?? ''}>
          <FormFilters search={search} owners={list.owners} onChange={go} />
          <FormsTable
            forms={list.forms}
            isFiltered={['q', 'tab', 'standing', 'owner'].some((name) => search.has(name))}
            sort={query.sort_by}
            onSort={(sort) => go({ sort: sort === 'last_desc' ? '' : sort })}
            addId={addId}
            onStart={setStart}
          />
        </TabPanel>
      </Tabs>
      {shown !== undefined && (
        <NewFormDialog
          start={shown}
          onClose={() => {
            setStart(undefined);
            if (search.has('new')) go({ new: '' });
          }}
        />
      )}
    </Screen>
  );
}

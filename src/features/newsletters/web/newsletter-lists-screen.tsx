import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { listNewsletterLists } from '../contract/newsletter-lists.endpoints.ts';
import { newslettersTopic } from '../contract/newsletters.topics.ts';
import { audienceOfList } from './list-audience.ts';
import { NewsletterListDrawer } from './newsletter-list-drawer.tsx';
import styles from './newsletters.module.css';

const shown = [listNewsletterLists];

/** The lists that letters go to. Readers choose them by themselves; nobody is put on one. */
export default function NewsletterListsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const lists = useLoaded(listNewsletterLists, {});
  const [openId, setOpenId] = useState<string | null>(null);
  useLive(newslettersTopic, shown);
  const number = (value: number) => formatNumber(value, language);
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => setOpenId('new')}>
      {t('newsletters.lists.add')}
    </Button>
  );
  return (
    <Screen>
      <PageHeading
        before={
          <Breadcrumbs
            crumbs={[
              { label: t('admin.menu.newsletters'), href: withLanguagePrefix('/admin/newsletters', language) },
              { label: t('admin.menu.newsletterLists') },
            ]}
          />
        }
        lead={t('newsletters.lists.lead')}
        actions={lists.length > 0 && add}
      >
        {t('admin.menu.newsletterLists')}
      </PageHeading>
      <Notice>{t('newsletters.lists.bounces')}</Notice>
      {lists.length === 0 ? (
        <EmptyState title={t('newsletters.lists.emptyTitle')} actions={add} headingLevel={2}>
          {t('newsletters.lists.emptyText')}
        </EmptyState>
      ) : (
        <Table
          id="newsletter-lists"
          label={t('admin.menu.newsletterLists')}
          rows={lists.map((list) => ({ ...list, id: list.guid }))}
          openId={openId}
          onRowAction={setOpenId}
          columns={[
            {
              id: 'name',
              label: t('newsletters.lists.name'),
              isRowHeader: true,
              cell: (list) => (
                <span className={styles.name}>
                  <b>{list.name}</b>
                  <span className={styles.muted}>
                    {languageName(list.language)} · {t(`newsletters.lists.audiences.${audienceOfList(list)}`)}
                  </span>
                </span>
              ),
            },
            { id: 'readers', label: t('newsletters.lists.readers'), cell: ({ readers }) => number(readers) },
            {
              id: 'waiting',
              label: t('newsletters.lists.waiting'),
              priority: 2,
              cell: ({ waiting }) => number(waiting),
            },
            {
              id: 'refused',
              label: t('newsletters.lists.refused'),
              priority: 2,
              cell: ({ refused }) => number(refused),
            },
          ]}
        />
      )}
      {openId !== null && (
        <NewsletterListDrawer list={lists.find(({ guid }) => guid === openId)} onClose={() => setOpenId(null)} />
      )}
    </Screen>
  );
}

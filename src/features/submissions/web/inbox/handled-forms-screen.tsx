import { formatNumber } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { listHandledForms } from '../../contract/inbox.endpoints.ts';
import styles from './inbox.module.css';
import { inboxPath } from './inbox-address.ts';

/** The forms whose submissions one deals with: of a handler theirs alone, of an admin all. */
export default function HandledFormsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const forms = useLoaded(listHandledForms, { query: { language } });
  const rows = forms.map((form) => ({ ...form, id: form.guid }));
  const open = forms.reduce((sum, form) => sum + form.open, 0);
  return (
    <Screen>
      <PageHeading lead={forms.length === 0 ? '' : t('inbox.forms.lead', { count: open })}>
        {t('admin.menu.submissions')}
      </PageHeading>
      <Table
        label={t('admin.menu.submissions')}
        rows={rows}
        columns={[
          {
            id: 'form',
            label: t('inbox.forms.form'),
            isRowHeader: true,
            cell: ({ guid, title }) => <RowLink href={inboxPath(guid, language)}>{title}</RowLink>,
          },
          {
            id: 'open',
            label: t('inbox.piles.open'),
            isNumeric: true,
            cell: (form) => formatNumber(form.open, language),
          },
          {
            id: 'mine',
            label: t('inbox.piles.mine'),
            isNumeric: true,
            priority: 2,
            cell: (form) => formatNumber(form.mine, language),
          },
          {
            id: 'late',
            label: t('inbox.piles.late'),
            isNumeric: true,
            cell: (form) => (
              <span className={form.late > 0 ? styles.dueLate : undefined}>{formatNumber(form.late, language)}</span>
            ),
          },
        ]}
        empty={
          <EmptyState headingLevel={2} title={t('inbox.forms.none')}>
            {t('inbox.forms.noneText')}
          </EmptyState>
        }
      />
    </Screen>
  );
}

import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { listLegal } from '../contract/legal.endpoints.ts';
import { legalPath } from '../contract/legal-kind.ts';

/** The four texts, with what holds of each now. */
export default function AdminLegalScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const rows = useLoaded(listLegal, {}).map((text) => ({ ...text, id: text.kind }));
  return (
    <Screen>
      <PageHeading lead={t('legal.admin.lead')}>{t('admin.menu.legal')}</PageHeading>
      <Table
        label={t('admin.menu.legal')}
        rows={rows}
        columns={[
          {
            id: 'kind',
            label: t('legal.admin.text'),
            isRowHeader: true,
            cell: ({ kind }) => (
              <RowLink href={withLanguagePrefix(`/admin/legal/${kind}`, language)}>
                {t(`legal.admin.kind.${kind}`)}
              </RowLink>
            ),
          },
          { id: 'version', label: t('legal.admin.version'), isNumeric: true, cell: ({ version }) => version },
          { id: 'date', label: t('legal.admin.since'), priority: 2, cell: ({ date }) => dates.date(date) },
          {
            id: 'page',
            label: t('legal.admin.page'),
            priority: 3,
            cell: ({ kind }) => <a href={legalPath(kind, language)}>{legalPath(kind, language)}</a>,
          },
        ]}
      />
    </Screen>
  );
}

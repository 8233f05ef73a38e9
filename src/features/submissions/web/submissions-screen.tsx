import Pencil from 'lucide-react/icons/pencil';
import { useParams, useSearchParams } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { listSubmissions } from '../contract/inbox.endpoints.ts';
import { inboxInput, rowsOnPage } from './load-inbox.ts';

/** What was sent by one form, the newest first. */
export default function SubmissionsScreen() {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const language = useLanguage();
  const { guid = '' } = useParams();
  const [search] = useSearchParams();
  const input = inboxInput(guid, search, language);
  const { formTitle, totalNumberOfItems: total, submissions } = useLoaded(listSubmissions, input);
  const rows = submissions.map((submission) => ({ ...submission, id: submission.guid }));
  const path = withLanguagePrefix(`/admin/forms/${guid}`, language);
  const pages = {
    page: input.query.pageNumber,
    pageCount: Math.ceil(total / rowsOnPage),
    hrefFor: (page: number) => addressWith(search, { page: String(page) }),
  };
  useExistingPage(pages);
  return (
    <Screen>
      <p>
        <TextLink href={withLanguagePrefix('/admin/forms', language)}>{t('inbox.allForms')}</TextLink>
      </p>
      <PageHeading
        lead={t('inbox.count', { count: total })}
        actions={
          <ButtonLink
            icon={Pencil}
            variant="secondary"
            href={withLanguagePrefix(`/admin/forms/view/${guid}`, language)}
          >
            {t('inbox.editForm')}
          </ButtonLink>
        }
      >
        {formTitle}
      </PageHeading>
      <Table
        label={t('inbox.title')}
        rows={rows}
        columns={[
          {
            id: 'reference',
            label: t('inbox.reference'),
            isRowHeader: true,
            cell: ({ guid: submission, reference }) => <TextLink href={`${path}/${submission}`}>{reference}</TextLink>,
          },
          {
            id: 'summary',
            label: t('inbox.summary'),
            cell: ({ isWithdrawn, summary }) => (isWithdrawn ? t('inbox.withdrawn') : summary),
          },
          { id: 'sentOn', label: t('inbox.sentOn'), cell: ({ sentOn }) => dateTime(sentOn) },
          { id: 'version', label: t('inbox.version'), cell: ({ version }) => version },
        ]}
        empty={<EmptyState title={t('inbox.none')}>{t('inbox.noneText')}</EmptyState>}
      />
      <Pagination {...pages} label={t('inbox.pages')} />
    </Screen>
  );
}

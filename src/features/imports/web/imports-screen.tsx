import { useState } from 'react';
import { useNavigate } from 'react-router';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { uploadFile } from '#platform/web/api/upload-file.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { FileDrop } from '#platform/web/ui/file-drop/file-drop.tsx';
import type { FileState } from '#platform/web/ui/file-drop/file-row.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { mostImportMegabytes } from '../contract/import-states.ts';
import { listImports, readImportSample, sendImport } from '../contract/imports.endpoints.ts';
import type { ImportSummary } from '../contract/imports.ts';

/** Where content of another site comes in, and what came in before. */
export default function ImportsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const imports = useLoaded(listImports, {});
  const countOf = ({ counts }: ImportSummary) => counts.page.total + counts.item.total + counts.file.total;
  return (
    <Screen>
      <PageHeading lead={t('imports.lead')}>{t('admin.menu.import')}</PageHeading>
      <SendFile />
      <p>
        {t('imports.samples')}{' '}
        <TextLink href={endpointUrl(readImportSample, { query: { target: 'page', language } })} download>
          {t('imports.samplePage')}
        </TextLink>
        {', '}
        <TextLink href={endpointUrl(readImportSample, { query: { target: 'item', language } })} download>
          {t('imports.sampleItem')}
        </TextLink>
      </p>
      <Table
        label={t('imports.table')}
        rows={imports}
        columns={[
          {
            id: 'file',
            label: t('imports.file'),
            isRowHeader: true,
            cell: (one) => <RowLink href={withLanguagePrefix(importPath(one), language)}>{one.fileName}</RowLink>,
          },
          { id: 'state', label: t('imports.state'), cell: ({ state }) => t(`imports.states.${state}`) },
          { id: 'count', label: t('imports.entries'), isNumeric: true, priority: 3, cell: countOf },
          { id: 'at', label: t('imports.at'), priority: 2, cell: ({ askedAt }) => dates.dateTime(askedAt) },
          { id: 'by', label: t('imports.by'), priority: 4, cell: ({ askedBy }) => askedBy },
        ]}
        empty={
          <EmptyState headingLevel={2} title={t('imports.none')}>
            {t('imports.noneHint')}
          </EmptyState>
        }
      />
    </Screen>
  );
}

/** Where its entries are to be seen: of a file of items alone, the items. */
const importPath = ({ id, counts }: ImportSummary): string =>
  `/admin/import/${id}${counts.page.total === 0 && counts.item.total > 0 ? '?kind=item' : ''}`;

function SendFile() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [file, setFile] = useState<FileState>();

  async function send(chosen: File): Promise<void> {
    const row = { id: chosen.name, name: chosen.name, size: chosen.size };
    setFile({ ...row, status: 'uploading', progress: 0 });
    try {
      const sent = await uploadFile<ImportSummary>(chosen, {
        url: endpointUrl(sendImport),
        field: 'File',
        language,
        onProgress: (progress) => setFile({ ...row, status: 'uploading', progress }),
      });
      await navigate(withLanguagePrefix(importPath(sent), language));
    } catch (error) {
      const message = refusalText(error, t);
      setFile({ ...row, status: 'failed', message });
      say(message);
    }
  }

  return (
    <FileDrop
      label={t('imports.choose')}
      help={t('imports.chooseHelp', { megabytes: mostImportMegabytes })}
      accept={['.xml', '.csv', '.tsv', '.txt', 'text/xml', 'application/xml', 'text/csv']}
      maxBytes={mostImportMegabytes * 1024 * 1024}
      maxFiles={1}
      files={file === undefined || file.status === 'failed' ? [] : [file]}
      {...(file?.status === 'failed' ? { error: file.message } : {})}
      onFiles={([chosen]) => chosen && void send(chosen)}
    />
  );
}

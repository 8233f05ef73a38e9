import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDetailTitle } from '#platform/web/head/detail-title.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs/breadcrumbs.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { canUndo, isUnderWay, takesPictures } from '../contract/import-states.ts';
import { readImport } from '../contract/imports.endpoints.ts';
import { CsvColumns } from './csv-columns.tsx';
import { EntryList } from './entry-list.tsx';
import { ImportChoicesForm } from './import-choices-form.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { SentPictures } from './sent-pictures.tsx';

/** One import: what is in the file and what is chosen of it, how far it is, and what became of it. */
export default function ImportScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id = '' } = useParams();
  const found = useLoaded(readImport, { params: { id } });
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { counts, facts, state, fileName, csv } = found;
  useDetailTitle(fileName);
  // Who pressed a button that is gone goes on where the next step is.
  const stateBefore = useRef(state);
  const takesFocus = stateBefore.current !== state;
  const held =
    csv === null
      ? t('imports.holds', { pages: counts.page.total, items: counts.item.total, files: counts.file.total })
      : t('imports.holdsRows', { count: csv.rowCount });
  const wrong = counts.page.wrong + counts.item.wrong;
  return (
    <Screen>
      <PageHeading
        before={
          <Breadcrumbs
            crumbs={[
              { label: t('admin.menu.import'), href: withLanguagePrefix('/admin/import', language) },
              { label: fileName },
            ]}
          />
        }
        lead={facts.siteTitle === '' ? held : `${facts.siteTitle}: ${held}`}
      >
        {fileName}
      </PageHeading>
      {isUnderWay(state) && <ImportProgress key={state} found={found} takesFocus={takesFocus} />}
      {(canUndo(state) || state === 'Undone') && <ImportReport key={state} found={found} takesFocus={takesFocus} />}
      {facts.leftOut.length > 0 && (
        <Notice tone="info" title={t('imports.leftOut')}>
          {facts.leftOut
            .map(({ type, count }) => `${t(`imports.leftOutTypes.${type}`, { defaultValue: type })} (${count})`)
            .join(', ')}
        </Notice>
      )}
      {state === 'Read' && csv !== null && <CsvColumns id={id} csv={csv} />}
      {takesPictures(state) && counts.file.made < counts.file.total && <SentPictures found={found} />}
      {state === 'Read' && wrong > 0 && (
        <Notice isLive tone="warning" title={t('imports.wrongRows', { count: wrong })}>
          {t('imports.wrongRowsHint')}
        </Notice>
      )}
      {state === 'Read' && <ImportChoicesForm found={found} leftOut={leftOut} />}
      <EntryList found={found} leftOut={leftOut} onLeftOutChange={setLeftOut} />
    </Screen>
  );
}

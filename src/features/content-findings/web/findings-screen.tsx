import Download from 'lucide-react/icons/download';
import ScanSearch from 'lucide-react/icons/scan-search';
import { useNavigate, useSearchParams } from 'react-router';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { ChartPatterns } from '#platform/web/charts/chart-patterns.tsx';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { contentKinds, subjectKinds } from '../contract/content-finding-words.ts';
import { exportContentFindings, readContentFindings } from '../contract/content-findings.endpoints.ts';
import styles from './findings.module.css';
import { findingsQueryOf } from './findings-address.ts';
import { FindingsScore } from './findings-score.tsx';
import { FindingsTable } from './findings-table.tsx';
import { useLookNow } from './use-look-now.ts';

const lookId = 'findings-look';
const all = 'all';

/** What is to be done about content that readers have, and how much of it is in order. */
export default function FindingsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = findingsQueryOf(search);
  const list = useLoaded(readContentFindings, { query });
  const { work, look } = useLookNow();
  const go = (name: string, value: string) =>
    void navigate(addressWith(search, { [name]: value === all ? '' : value, page: '' }));
  const countOf = (kind: string) => formatNumber(list.counts.find((one) => one.kind === kind)?.count ?? 0, language);
  const { pageNumber: _, itemCount: __, ...filter } = query;
  return (
    <Screen>
      <ChartPatterns />
      <PageHeading
        lead={
          list.lookedAt === null
            ? t('contentFindings.leadNever')
            : t('contentFindings.lead', { moment: dates.dateTime(list.lookedAt) })
        }
        actions={
          <>
            <ButtonLink
              icon={Download}
              variant="quiet"
              href={endpointUrl(exportContentFindings, { query: { ...filter, language } })}
              download
            >
              {t('contentFindings.export')}
            </ButtonLink>
            <Button
              id={lookId}
              icon={ScanSearch}
              variant="secondary"
              isPending={work !== undefined}
              onPress={() => void look().then(() => keepFocus(() => document.getElementById(lookId)))}
            >
              {t('contentFindings.look.now')}
            </Button>
          </>
        }
      >
        {t('admin.menu.findings')}
      </PageHeading>
      {work !== undefined && (
        <Gauge
          isNow
          value={work.done}
          max={Math.max(1, work.total)}
          label={t('contentFindings.look.progress', {
            done: formatNumber(work.done, language),
            total: formatNumber(work.total, language),
          })}
        />
      )}
      <FindingsScore scores={list.scores} />
      <div className={styles.filters}>
        <Select
          label={t('contentFindings.columns.finding')}
          value={query.kind ?? all}
          onChange={(value) => go('kind', value)}
          options={[
            { id: all, label: t('contentFindings.allKinds') },
            ...contentKinds.map((id) => ({ id, label: `${t(`contentFindings.kinds.${id}.name`)} (${countOf(id)})` })),
          ]}
        />
        <Select
          label={t('contentFindings.columns.subject')}
          value={query.subject ?? all}
          onChange={(value) => go('subject', value)}
          options={[
            { id: all, label: t('contentFindings.allSubjects') },
            ...subjectKinds.map((id) => ({ id, label: t(`contentFindings.subjects.${id}`) })),
          ]}
        />
        <Select
          label={t('contentFindings.columns.owner')}
          value={query.owner ?? all}
          onChange={(value) => go('owner', value)}
          options={[
            { id: all, label: t('contentFindings.everybody') },
            { id: 'none', label: t('contentFindings.nobody') },
            ...list.owners.map(({ id, name }) => ({ id, label: name })),
          ]}
        />
      </div>
      {query.kind !== undefined && <p>{t(`contentFindings.kinds.${query.kind}.why`)}</p>}
      <FindingsTable list={list} search={search} />
    </Screen>
  );
}

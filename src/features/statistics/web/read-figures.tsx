import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { ChartKey } from '#platform/web/charts/chart-key.tsx';
import { Numbers, NumberWithChange } from '#platform/web/charts/numbers.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { countryName } from '../contract/country-name.ts';
import { daysOf } from '../contract/period.ts';
import { sourceKinds, sourceName } from '../contract/source.ts';
import type { StatisticRow, StatisticsFigures, StatisticsTakingPart } from '../contract/statistics.ts';
import { type CountedRow, CountedRows } from './counted-rows.tsx';
import { MissingPages } from './missing-pages.tsx';
import { ShareChart } from './share-chart.tsx';
import styles from './statistics.module.css';
import { statisticsQueryOf } from './statistics-address.ts';
import { TakingPartNumbers } from './taking-part-numbers.tsx';
import { usePageRows } from './use-page-rows.ts';
import { useSentences } from './use-sentences.ts';
import { useStatisticWords } from './use-statistic-words.ts';
import { VisitsChart } from './visits-chart.tsx';
import { WeekChart } from './week-chart.tsx';

interface FiguresProps {
  figures: StatisticsFigures;
  takingPart: StatisticsTakingPart;
  isRunning: boolean;
  /** Behind a link: nothing of it leads into the admin area. */
  isShared?: boolean;
  /** After the pages and items. */
  blocks?: ReactNode;
}

/** How the site was read in a period, beside another. */
export function ReadFigures({ figures, takingPart, isRunning, isShared = false, blocks }: FiguresProps) {
  const { t, number, change, duration } = useStatisticWords();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { beside } = statisticsQueryOf(search, []);
  const { totals, was } = figures;
  const wasName = was === null || beside === 'nothing' ? undefined : t(`statistics.was.${beside}`);
  const note = wasName === undefined ? undefined : t('statistics.than', { name: wasName });
  const days = daysOf(figures.period);
  const gone = t(isShared ? 'statistics.shared.unnamed' : 'statistics.gone');
  const perVisit = (sums: { views: number; visits: number }) => (sums.visits === 0 ? 0 : sums.views / sums.visits);
  const timeOf = (sums: { seconds: number; timed: number }) =>
    sums.timed === 0 ? 0 : Math.round(sums.seconds / sums.timed);
  const head = (name: string, numberName: string) => [
    t(`statistics.column.${name}`),
    t(`statistics.column.${numberName}`),
    ...(wasName === undefined ? [] : [t('statistics.column.was', { name: wasName })]),
  ];
  const pageRow = usePageRows(gone);
  const plain =
    (label: (key: string) => string) =>
    (row: StatisticRow): CountedRow => ({
      key: row.key,
      label: label(row.key),
      number: row.visits || row.views,
      was: row.was,
    });
  const kinds = {
    direct: t('statistics.source.direct'),
    ...Object.fromEntries(sourceKinds.map((kind) => [kind, t(`statistics.source.${kind}`)])),
  };
  const fileRow = (row: StatisticRow): CountedRow => ({
    key: row.key,
    label: row.title ?? gone,
    href: row.path,
    note: row.bytes === undefined ? null : formatFileSize(row.bytes, language),
    number: row.views,
    was: row.was,
  });
  const shares = (rows: readonly StatisticRow[], label: (key: string) => string) =>
    rows.map((row) => ({ label: label(row.key), number: row.visits, was: row.was }));
  const sentences = useSentences(wasName);
  const readList = (list: 'pages' | 'items' | 'entries' | 'exits') => {
    const rows = figures[list].map(pageRow);
    return (
      <CountedRows
        title={t(`statistics.${list}`)}
        says={sentences.read(list, rows)}
        head={head(list === 'items' ? 'item' : 'page', 'visits')}
        rows={rows}
        empty={t('statistics.nothing')}
      />
    );
  };
  const sourceOf = (key: string) => sourceName(key, kinds);
  const country = (key: string) => countryName(key, language);
  return (
    <>
      {wasName !== undefined && <ChartKey now={t('statistics.key')} was={wasName} />}
      <Numbers>
        <NumberWithChange
          label={t('statistics.column.visits')}
          value={number(totals.visits)}
          change={change(totals.visits, was?.visits)}
          note={note}
        />
        <NumberWithChange
          label={t('statistics.perDay')}
          value={number(totals.visitors / days)}
          change={change(totals.visitors, was?.visitors)}
        />
        <NumberWithChange
          label={t('statistics.column.views')}
          value={number(totals.views)}
          change={change(totals.views, was?.views)}
        />
        <NumberWithChange
          label={t('statistics.perVisit')}
          value={number(perVisit(totals), 1)}
          change={was === null ? undefined : change(perVisit(totals), perVisit(was))}
        />
        {totals.timed > 0 && (
          <NumberWithChange
            label={t('statistics.time')}
            value={duration(timeOf(totals))}
            change={was === null ? undefined : change(timeOf(totals), timeOf(was))}
          />
        )}
        <TakingPartNumbers takingPart={takingPart} />
      </Numbers>
      <div className={styles.sheets}>
        <VisitsChart figures={figures} wasName={wasName} isRunning={isRunning} />
        {readList('pages')}
        {readList('items')}
        {blocks}
        {readList('entries')}
        {readList('exits')}
        <CountedRows
          title={t('statistics.sources')}
          says={sentences.source(figures.sources, sourceOf)}
          head={head('source', 'visits')}
          rows={figures.sources.map(plain(sourceOf))}
          empty={t('statistics.nothing')}
        />
        {!isShared && <MissingPages missing={figures.missing} />}
        <CountedRows
          title={t('statistics.downloads')}
          head={head('file', 'times')}
          rows={figures.downloads.map(fileRow)}
          empty={t('statistics.nothing')}
        />
        <CountedRows
          title={t('statistics.outgoing')}
          head={head('site', 'times')}
          rows={figures.outgoing.map(plain((key) => key))}
          empty={t('statistics.nothing')}
        />
        {figures.campaigns.length > 0 && (
          <CountedRows
            title={t('statistics.campaigns')}
            head={head('campaign', 'visits')}
            rows={figures.campaigns.map(plain((key) => key))}
            empty={t('statistics.nothing')}
          />
        )}
        <ShareChart
          title={t('statistics.devices')}
          says={sentences.device(figures.devices)}
          of={t('statistics.column.device')}
          wasName={wasName}
          parts={shares(figures.devices, (key) => t(`statistics.device.${key}`))}
        />
        <ShareChart
          title={t('statistics.reads')}
          says={sentences.reads(figures.reads)}
          of={t('statistics.column.language')}
          wasName={wasName}
          parts={shares(figures.reads, (key) => languageName(key, language))}
        />
        <ShareChart
          title={t('statistics.countries')}
          says={sentences.country(figures.countries, country)}
          of={t('statistics.column.country')}
          wasName={wasName}
          parts={shares(figures.countries, country)}
        />
        {figures.hours !== null && <WeekChart hours={figures.hours} />}
      </div>
    </>
  );
}

import { isProductLanguage, type Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { countryName } from '../contract/country-name.ts';
import type { PageFigures } from '../contract/page-figures.ts';
import { type SourceNames, sourceName } from '../contract/source.ts';
import type { StatisticRow, StatisticsFigures, StatisticsTakingPart } from '../contract/statistics.ts';
import en from '../messages/en.admin.json' with { type: 'json' };
import nl from '../messages/nl.admin.json' with { type: 'json' };

export interface StatisticTable {
  /** For programs: stays when words change. */
  id: string;
  name: string;
  head: string[];
  rows: (string | number)[][];
}

export const statisticWords = (language: Language) =>
  ({ nl, en })[isProductLanguage(language) ? language : 'nl'].statistics;

/** Pages and items that were read, one a row. */
const readTable =
  (words: ReturnType<typeof statisticWords>) =>
  (id: string, name: string, rows: readonly StatisticRow[]): StatisticTable => {
    const { column } = words;
    return {
      id,
      name,
      head: [column.page, words.missing.address, column.visits, column.views, column.seconds, column.before],
      rows: rows.map((row) => [
        row.title ?? (row.path === null ? words.gone : ''),
        row.path ?? '',
        row.visits,
        row.views,
        row.seconds ?? '',
        row.was ?? '',
      ]),
    };
  };

/** The same of some pages alone. */
export function pageTables(figures: PageFigures, language: Language): StatisticTable[] {
  const words = statisticWords(language);
  const read = readTable(words);
  return [
    {
      id: 'steps',
      name: words.opened[figures.stepKind],
      head: [words.step[figures.stepKind], words.column.views, words.column.before],
      rows: figures.steps.map(({ step, views, was }) => [step, views, was ?? '']),
    },
    read('pages', words.pages, figures.pages),
    read('items', words.items, figures.items),
    read('entries', words.entries, figures.entries),
    read('exits', words.exits, figures.exits),
  ];
}

/** Everything that the screen shows of a period, as tables, in the words of the screen. */
export function statisticTables(
  figures: StatisticsFigures,
  takingPart: StatisticsTakingPart | undefined,
  language: Language,
): StatisticTable[] {
  const words = statisticWords(language);
  const { column } = words;
  const was = column.before;
  const empty = '';
  const kinds: SourceNames = words.source;
  const devices: Readonly<Record<string, string>> = words.device;
  const read = readTable(words);
  const counted = (
    id: string,
    name: string,
    head: string,
    rows: readonly StatisticRow[],
    label: (row: StatisticRow) => string,
  ): StatisticTable => ({
    id,
    name,
    head: [head, column.times, was],
    rows: rows.map((row) => [label(row), row.visits || row.views, row.was ?? empty]),
  });
  const byKey = ({ key }: StatisticRow) => key;
  const tables: StatisticTable[] = [
    {
      id: 'steps',
      name: words.visits[figures.stepKind],
      head: [words.step[figures.stepKind], column.visits, column.visitors, column.views, was],
      rows: figures.steps.map((one) => [one.step, one.visits, one.visitors, one.views, one.was ?? empty]),
    },
    read('pages', words.pages, figures.pages),
    read('items', words.items, figures.items),
    read('entries', words.entries, figures.entries),
    read('exits', words.exits, figures.exits),
    counted('sources', words.sources, column.source, figures.sources, ({ key }) => sourceName(key, kinds)),
    counted('campaigns', words.campaigns, column.campaign, figures.campaigns, byKey),
    counted('devices', words.devices, column.device, figures.devices, ({ key }) => devices[key] ?? key),
    counted('languages', words.reads, column.language, figures.reads, ({ key }) => languageName(key)),
    counted('countries', words.countries, column.country, figures.countries, ({ key }) => countryName(key, language)),
    counted('downloads', words.downloads, column.file, figures.downloads, ({ title }) => title ?? words.gone),
    counted('outgoing', words.outgoing, column.site, figures.outgoing, byKey),
    {
      id: 'missing',
      name: words.missing.title,
      head: [words.missing.address, words.missing.from, column.times],
      rows: figures.missing.map(({ path, from, views }) => [path, from ?? empty, views]),
    },
  ];
  return [...tables, ...(takingPart === undefined ? [] : tablesOfTakingPart(takingPart, words))];
}

function tablesOfTakingPart(
  { searches, forms, polls, letters, members }: StatisticsTakingPart,
  words: ReturnType<typeof statisticWords>,
): StatisticTable[] {
  const { column } = words;
  const stepNames: Readonly<Record<string, string>> = words.formSteps.step;
  const stepName = (id: string): string | undefined => stepNames[id];
  const searched = (id: string, name: string, rows: StatisticsTakingPart['searches']['found']): StatisticTable => ({
    id,
    name,
    head: [column.words, column.times],
    rows: rows.map(({ query, count }) => [query, count]),
  });
  return [
    searched('searched', words.searched.title, searches.found),
    searched('searchedInVain', words.unfound.title, searches.nothing),
    {
      id: 'forms',
      name: words.forms.title,
      head: [column.form, column.sent, column.begun, column.sentBefore, column.begunBefore],
      rows: forms.rows.map(({ title, sent, begun, was }) => [
        ...[title ?? words.gone, sent, begun],
        ...[was?.sent ?? '', was?.begun ?? ''],
      ]),
    },
    {
      id: 'formSteps',
      name: words.formSteps.title,
      head: [column.form, column.step, column.times, column.before],
      rows: forms.rows.flatMap(({ title, steps }) =>
        steps.map(({ id, label, number, was }) => [title ?? words.gone, stepName(id) ?? label, number, was ?? '']),
      ),
    },
    {
      id: 'polls',
      name: words.polls.title,
      head: [column.poll, column.voters],
      rows: polls.map(({ question, voters }) => [question, voters]),
    },
    {
      id: 'newsletters',
      name: words.letters.title,
      head: [column.letter, column.accepted, column.left],
      rows: letters.map(({ title, accepted, left }) => [title, accepted, left]),
    },
    {
      id: 'members',
      name: words.members.title,
      head: [column.role, column.active, column.outOf],
      rows: (members?.roles ?? []).map(({ name, active, total }) => [name, active, total]),
    },
  ];
}

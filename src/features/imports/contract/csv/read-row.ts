import { itemSlug } from '#platform/contract/addresses/slug.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { type Remark, type RemarkCode, remark } from '../remark.ts';
import type { CsvTarget, PlainColumn } from './csv-columns.ts';
import { languageOf, momentOfText, pathAbove, pathOfAddress, type RowStatus, statusOf } from './csv-values.ts';

/** Words in each language that has a column of its own. */
type InLanguages = Partial<Record<string, string>>;

export interface ReadRow {
  /** In the language of the row. */
  title: string;
  titles: InLanguages;
  description: string;
  descriptions: InLanguages;
  text: string;
  language: Language;
  status: RowStatus;
  /** When it appeared, or will. */
  moment: string | null;
  /** Where it was, as a whole address and as a path. */
  link: string;
  path: string | null;
  /** The file says where it was; otherwise `path` is where it would come. */
  hasAddress: boolean;
  slug: string;
  parentPath: string;
  picture: string;
  /** The address of who wrote it. */
  author: string;
  start: string | null;
  end: string | null;
  /** By the keys of the fields, as they are kept. */
  fields: Record<string, unknown>;
  /** What keeps it from being taken in; each names its column. */
  faults: Remark[];
}

export interface RowRules {
  target: CsvTarget;
  headings: readonly string[];
  /** What each column holds; null for one that is left. */
  columns: readonly (string | null)[];
  languages: readonly Language[];
  timeZone: TimeZone;
  longestTitle: number;
  /** What a field keeps of these words, undefined when it cannot. */
  fieldValue(key: string, texts: Readonly<Record<string, string>>): unknown;
}

/** One row of a file as what it is about: every cell that cannot be read is named, not only the first. */
export function readRow(cells: readonly string[], rules: RowRules): ReadRow {
  const { headings, columns, languages, timeZone, target, longestTitle } = rules;
  const faults: Remark[] = [];
  const columnOf = (id: string): number => columns.indexOf(id);
  const cell = (id: string): string => cells[columnOf(id)] ?? '';
  const has = (id: string): boolean => columnOf(id) >= 0;
  const fault = (code: RemarkCode, id: string, detail = cell(id)) =>
    void faults.push(remark(code, detail, headings[columnOf(id)]));

  /** Undefined for what is not filled in; what cannot be read is told. */
  function read<T>(id: PlainColumn, code: RemarkCode, reader: (text: string) => T | undefined): T | undefined {
    const text = cell(id);
    if (text === '') return undefined;
    const value = reader(text);
    if (value === undefined) fault(code, id);
    return value;
  }

  const language = read('language', 'row-bad-language', (text) => languageOf(text, languages)) ?? defaultLanguage;
  const inOthers = (id: string): InLanguages =>
    Object.fromEntries(
      languages.flatMap((one) => {
        const words = cell(`${id}.${one}`);
        return words === '' ? [] : [[one, words]];
      }),
    );
  const title = cell('title');
  const titles = inOthers('title');
  if (title === '' && Object.keys(titles).length === 0) {
    if (has('title')) fault('row-no-title', 'title');
    else faults.push(remark('row-no-title'));
  }
  if (title.length > longestTitle) fault('row-too-long', 'title', String(title.length));

  const parent = target === 'page' ? (read('parent', 'row-bad-address', (text) => pathOfAddress(text, '')) ?? '') : '';
  const path =
    read('address', 'row-bad-address', (text) => pathOfAddress(text, parent)) ??
    (target === 'page' ? `${parent === '/' ? '' : parent}/${itemSlug(title)}` : null);
  const isSaid = cell('address') !== '';

  const said = has('status') ? statusOf(cell('status')) : 'publish';
  if (said === undefined) fault('row-bad-status', 'status');
  const status = said ?? 'draft';

  const [start, end] = (['start', 'end'] as const).map(
    (id) => read(id, 'row-bad-date', (text) => momentOfText(text, timeZone)) ?? null,
  );
  if (start && end && end < start) fault('row-bad-period', 'end');

  const surplus = cells.slice(headings.length).filter((one) => one !== '');
  if (surplus.length > 0) faults.push(remark('row-too-many-cells', surplus[0]));

  return {
    title,
    titles,
    description: cell('description'),
    descriptions: inOthers('description'),
    text: cell('text'),
    language,
    status,
    moment: read('date', 'row-bad-date', (text) => momentOfText(text, timeZone)) ?? null,
    link: /^https?:/i.test(cell('address')) ? cell('address') : '',
    path,
    hasAddress: isSaid && path !== null,
    slug: path === null || !isSaid ? '' : (path.split('/').at(-1) ?? ''),
    parentPath: parent !== '' || path === null || !isSaid ? parent : pathAbove(path),
    picture: cell('picture'),
    author: cell('author').toLowerCase(),
    start: start ?? null,
    end: end ?? null,
    fields: readFields(cells, rules, language, (code, column) => {
      faults.push(remark(code, cells[column], headings[column]));
    }),
    faults,
  };
}

function readFields(
  cells: readonly string[],
  { columns, fieldValue }: RowRules,
  language: Language,
  onFault: (code: RemarkCode, column: number) => void,
): Record<string, unknown> {
  const texts = new Map<string, { texts: Record<string, string>; column: number }>();
  for (const [column, id] of columns.entries()) {
    const [, key, own] = /^field:([^.]+)(?:\.(.+))?$/.exec(id ?? '') ?? [];
    const words = cells[column] ?? '';
    if (key === undefined || words === '') continue;
    const known = texts.get(key) ?? { texts: {}, column };
    known.texts[own ?? language] = words;
    texts.set(key, known);
  }
  const fields: Record<string, unknown> = {};
  for (const [key, { texts: words, column }] of texts) {
    const value = fieldValue(key, words);
    if (value === undefined) onFault('row-bad-value', column);
    else fields[key] = value;
  }
  return fields;
}

import { setImmediate } from 'node:timers/promises';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { titleLimit } from '#features/pages/contract/page-limits.ts';
import { defaultLanguage, type PlatformLocale } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { arrangeEntries, type EntryToArrange } from '../contract/arrange-entries.ts';
import { convertContent } from '../contract/content/convert-content.ts';
import type { CsvTarget } from '../contract/csv/csv-columns.ts';
import { type ReadRow, readRow } from '../contract/csv/read-row.ts';
import { mostEntries } from '../contract/import-states.ts';
import { pictureKey } from '../contract/old-address.ts';
import { distinctRemarks, type Remark, remark } from '../contract/remark.ts';
import { fieldValueOf } from './csv-meaning.ts';
import { emptySource, insertEntries, type NewEntry, placeEntries } from './entries.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import { baseOf } from './old-site.ts';
import { pictureEntry, pictureIdOf, sourcesOf } from './picture-entries.ts';
import { deleteEntries, eachRows } from './rows.repository.ts';

interface Arranging {
  importId: string;
  target: CsvTarget;
  headings: readonly string[];
  columns: readonly (string | null)[];
  type: ItemType | undefined;
  locale: PlatformLocale;
}

/** What is known of all rows at once, without what is written in them. */
interface PlacedRow {
  id: string;
  line: number;
  slug: string;
  title: string;
  path: string | null;
  parentPath: string;
  moment: string;
}

/**
 * Works out the entries of a file from its rows, a few at a time: what each is, where it stands, and what is wrong with
 * it. Done anew whenever the columns are said to mean something else.
 */
export async function arrangeCsv(
  { menus, clock }: Pick<ImportsParts, 'menus' | 'clock'>,
  db: PlatformDb,
  { importId, target, headings, columns, type, locale }: Arranging,
): Promise<{ siteUrl: string }> {
  const { timeZone, languages } = locale;
  const rules = {
    target,
    headings,
    columns,
    languages,
    timeZone,
    fieldValue: fieldValueOf(type, timeZone),
    longestTitle: titleLimit,
  };
  const lineAt = new Map<string, number>();
  const placed: PlacedRow[] = [];
  const wrong: string[] = [];
  const shownAt = new Map<string, string>();
  let siteUrl = '';
  const now = clock.now().getTime();

  function entryOf(line: number, row: ReadRow): NewEntry {
    const { path, title, titles } = row;
    const name = title || (titles[defaultLanguage] ?? Object.values(titles)[0] ?? '');
    const earlier = target === 'page' && path !== null ? lineAt.get(path) : undefined;
    if (earlier !== undefined)
      row.faults.push(remark('row-twice', String(earlier), headings[columns.indexOf('address')]));
    const isWrong = row.faults.length > 0;
    const { blocks, remarks } = convertContent(row.text);
    const base = baseOf(row.link, siteUrl);
    const absolute = (src: string) => (URL.canParse(src, base) ? new URL(src, base).href : src);
    const pictures = [...blocks.flatMap(sourcesOf), ...(row.picture === '' ? [] : [row.picture])].map(absolute);
    if (isWrong) wrong.push(String(line));
    else {
      if (path !== null && earlier === undefined) lineAt.set(path, line);
      placed.push({ ...row, id: String(line), line, title: name, moment: row.moment ?? '' });
      for (const src of pictures) if (shownAt.size < mostEntries) shownAt.set(pictureKey(src), src);
    }
    const isFuture = row.moment !== null && Date.parse(row.moment) > now;
    return {
      sourceId: String(line),
      kind: target,
      title: name.slice(0, titleLimit),
      status: row.status === 'publish' && target === 'page' && isFuture ? 'future' : row.status,
      oldPath: row.hasAddress ? path : null,
      pictureKey: null,
      isWrong,
      source: {
        ...emptySource,
        link: row.link,
        content: row.text,
        excerpt: row.description,
        publishedOn: row.moment,
        pictureId: row.picture === '' ? '' : pictureIdOf(absolute(row.picture)),
        author: row.author,
        language: row.language,
        titles,
        excerpts: row.descriptions,
        parentPath: row.parentPath,
        fields: byId(type, row.fields),
        start: row.start,
        end: row.end,
      },
      remarks: distinctRemarks([
        ...row.faults,
        ...remarks,
        ...(target === 'item' ? lacking(type, row) : []),
        ...(row.status === 'publish' && target === 'page' && isFuture ? [remark('was-planned')] : []),
      ]),
    };
  }

  await deleteEntries(db, importId);
  for await (const rows of eachRows(db, importId)) {
    const read = rows.map(({ line, cells }) => ({ line, row: readRow(cells, rules) }));
    siteUrl ||= originOf(read.find(({ row }) => row.link !== '')?.row.link);
    await insertEntries(
      db,
      importId,
      read.map(({ line, row }) => entryOf(line, row)),
    );
    // Others are answered between two handfuls.
    await setImmediate();
  }
  const pictures = [...shownAt].map(([key, url]) => pictureEntry(key, url));
  for (let at = 0; at < pictures.length; at += 200) await insertEntries(db, importId, pictures.slice(at, at + 200));
  const places = target === 'page' ? await pagePlaces(menus, placed, lineAt) : itemPlaces(placed);
  await placeEntries(db, importId, [...wrongPlaces(wrong), ...places]);
  return { siteUrl };
}

const originOf = (link: string | undefined): string =>
  link !== undefined && URL.canParse(link) ? new URL(link).origin : '';

const byId = (type: ItemType | undefined, fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries((type?.fields ?? []).flatMap(({ id, key }) => (key in fields ? [[id, fields[key]]] : [])));

/** Without these it stays a draft. */
const lacking = (type: ItemType | undefined, { fields, status }: ReadRow): Remark[] =>
  (status === 'publish' ? (type?.fields ?? []) : [])
    .filter(({ key, kind, isRequired }) => isRequired && kind !== 'image' && !(key in fields))
    .map(({ label, key }) =>
      remark('row-required', pickLanguage(label, defaultLanguage, defaultLanguage)?.value ?? key),
    );

/** Before all others, in the order of the file: they ask for something. */
const wrongPlaces = (ids: readonly string[]) =>
  ids.map((sourceId, at) => ({
    sourceId,
    parentId: null,
    depth: 0,
    position: at - ids.length,
    segment: '',
    remarks: [],
  }));

/** The older first, so that what is newest is added last. */
const itemPlaces = (rows: readonly PlacedRow[]) =>
  rows
    .toSorted((one, other) => (one.moment < other.moment ? -1 : one.moment > other.moment ? 1 : one.line - other.line))
    .map(({ id }, position) => ({ sourceId: id, parentId: null, depth: 0, position, segment: '', remarks: [] }));

/** Below another row, or below a page that is on this site already; what is neither stands at the top, and says so. */
async function pagePlaces(
  menus: ImportsParts['menus'],
  rows: readonly PlacedRow[],
  lineAt: ReadonlyMap<string, number>,
) {
  const elsewhere = new Map<string, boolean>();
  const entries: EntryToArrange[] = [];
  for (const { id, line, slug, title, parentPath } of rows) {
    const parent = lineAt.get(parentPath);
    if (parent === undefined && parentPath !== '' && !elsewhere.has(parentPath)) {
      elsewhere.set(parentPath, (await menus.itemAtPath(parentPath, defaultLanguage)) !== undefined);
    }
    const isTop = parentPath === '' || (parent === undefined && elsewhere.get(parentPath) === true);
    // In the order of the file.
    entries.push({ id, parentId: isTop ? '' : String(parent ?? parentPath), slug, title, menuOrder: line });
  }
  return arrangeEntries(entries).map(({ id, ...place }) => ({ sourceId: id, ...place }));
}

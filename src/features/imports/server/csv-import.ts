import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { CsvMeaning } from '../contract/imports.ts';
import { arrangeCsv } from './arrange-csv.ts';
import { columnsFor, guessTarget, meantColumns } from './csv-meaning.ts';
import type { ImportRow } from './imports.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import { type ReadCsv, readCsv } from './read-csv.ts';

type CsvParts = Pick<ImportsParts, 'platform' | 'menus' | 'itemTypes' | 'clock'>;

async function typeNamed({ itemTypes }: Pick<CsvParts, 'itemTypes'>, name: string): Promise<ItemType> {
  const type = (await itemTypes.all()).find((one) => one.name === name);
  if (type === undefined) throw new AppError('import-unknown-type', 400);
  return type;
}

/** The entries of a file whose columns mean this, and what is to be told of the whole. */
export async function arrangeAs(
  parts: CsvParts,
  db: PlatformDb,
  importId: string,
  read: ReadCsv,
  { target, itemTypeName, columns: said }: CsvMeaning,
): Promise<ImportRow['facts']> {
  const locale = await parts.platform.locale();
  const type = target === 'item' ? await typeNamed(parts, itemTypeName) : undefined;
  const offered = columnsFor(target, type, locale);
  const { headings, examples, rowCount, isOlderText } = read;
  const columns = meantColumns(headings, said, offered, locale);
  const { siteUrl } = await arrangeCsv(parts, db, { importId, target, headings, columns, type, locale });
  const csv = { headings, examples, rowCount, isOlderText, target, itemTypeName, columns };
  return { siteTitle: '', siteUrl, leftOut: [], menuIds: [], csv };
}

/** As it is sent: by what its columns are called. */
export async function arrangeFirst(
  parts: CsvParts,
  importId: string,
  content: AsyncIterable<Uint8Array>,
): Promise<ImportRow['facts']> {
  const { platform } = parts;
  const read = await readCsv(content, { db: platform.db, importId });
  const types = await parts.itemTypes.all();
  const itemTypeName = (types.find(({ name }) => name === 'News') ?? types[0])?.name ?? '';
  const target = itemTypeName === '' ? 'page' : guessTarget(read.headings, await platform.locale());
  return arrangeAs(parts, platform.db, importId, read, { target, itemTypeName });
}

/** What its columns can be said to hold. */
export async function offeredFor(
  { platform, itemTypes }: CsvParts,
  { target, itemTypeName }: Pick<CsvMeaning, 'target' | 'itemTypeName'>,
) {
  const type = (await itemTypes.all()).find(({ name }) => name === itemTypeName);
  return columnsFor(target, target === 'item' ? type : undefined, await platform.locale());
}

import { AppError } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PagesChanged } from '../../contract/overview/pages-change.ts';
import { findTitleRows } from '../review/page-titles.repository.ts';

export async function titleOfPage(db: PlatformDb, guid: string): Promise<StoredText> {
  const [row] = await findTitleRows(db, [guid]);
  return (row?.title ?? { $lang: {} }) as StoredText;
}

/** Why one page is left out of a change of several; a fault of ours is thrown on. */
export async function refusedPage(
  db: PlatformDb,
  guid: string,
  error: unknown,
): Promise<PagesChanged['refused'][number]> {
  if (!(error instanceof AppError) || error.report) throw error;
  const title = pickLanguage(await titleOfPage(db, guid), defaultLanguage, defaultLanguage)?.value ?? '';
  return { guid, title, code: error.fields?.[0]?.code ?? error.code, values: error.values };
}

import { sql } from 'kysely';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { draftLanguages, withoutLanguages } from '#platform/contract/texts/translation.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageDocument } from '../../contract/page.ts';
import type { RightsOfPage } from '../pages.repository.ts';
import { deciding, written } from '../trash/trash-keys.repository.ts';

interface NamedPage {
  id: string;
  isPublished: boolean;
  /** As readers' version has them, and only without one as they are written. */
  rights: RightsOfPage;
  /** What it is called as it is written, and as readers have it. */
  written: StoredText;
  published: StoredText;
}

type Known = RightsOfPage & Pick<PageDocument, 'title' | 'translations'>;

/** Every page that is not in the trash, with nothing of what stands on it. */
export async function findNamedPages(db: PlatformDb): Promise<NamedPage[]> {
  const rows = await db
    .selectFrom('page')
    .select((eb) => [
      'page.id',
      eb('page.published_version_id', 'is not', null).as('isPublished'),
      sql<Known>`${deciding(db)} - 'buildingBlockInstances'`.as('known'),
      sql<StoredText>`${written(db)} -> 'title'`.as('written'),
    ])
    .where('page.kind', '=', 'page')
    .where('page.deleted_at', 'is', null)
    .execute();
  return rows.map(({ id, isPublished, known, written: own }) => ({
    id,
    isPublished: isPublished === true,
    rights: known,
    written: own,
    // A version of before translations were kept says nothing of them.
    published: withoutLanguages(known.title, draftLanguages(known.translations ?? {})),
  }));
}

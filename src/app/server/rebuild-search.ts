import { searchEntriesOf as entriesOfItem } from '#features/list-items/server/item-document.ts';
import { asChecked } from '#features/list-items/server/item-snapshot.ts';
import { lockItems } from '#features/list-items/server/items.repository.ts';
import type { BlockRules } from '#features/pages/server/block-rules.ts';
import { withExistingRoles } from '#features/pages/server/existing-roles.ts';
import { searchEntriesOf as entriesOfPage } from '#features/pages/server/page-search-entries.ts';
import { findPublishedPage } from '#features/pages/server/pages.repository.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Services } from './services/services.ts';

const batch = 200;
const nobody = '00000000-0000-0000-0000-000000000000';

interface Rebuilding {
  /** Of the running process. */
  installation: { blocks: BlockRules; clock: Clock; servicesOf(platform: Platform): Services };
  platform: Platform;
  tell(line: string): void;
}

/**
 * Makes the rows of everything anew, some at a time and each lot in a transaction of its own: who searches meanwhile finds
 * what was there or what is there, and never nothing. What is not published any longer is forgotten at the end.
 */
export async function rebuildSearch({
  installation,
  platform,
  tell,
}: Rebuilding): Promise<{ pages: number; items: number }> {
  const services = installation.servicesOf(platform);
  const pages = await rebuildPages({ installation, platform, tell }, services);
  const items = await rebuildItems({ installation, platform, tell }, services);
  await platform.transaction((trx) => services.search.forgetUnpublished(trx));
  await services.legal.keepForSearch();
  await platform.transaction((trx) => services.search.rebuildDocuments(trx));
  tell('learning the words, for whoever mistypes one');
  await services.search.learnWordsAnew();
  tell(`done: ${pages} pages and ${items} items can be found`);
  return { pages, items };
}

async function rebuildPages({ installation, platform, tell }: Rebuilding, services: Services): Promise<number> {
  const rows = await platform.db
    .selectFrom('page')
    .select('id')
    .where('kind', '=', 'page')
    .where('published_version_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  const progress = progressOf(tell, 'pages', rows.length);
  let kept = 0;
  for (const { id } of rows) {
    await platform.transaction(async (trx) => {
      await trx.selectFrom('page').select('id').where('id', '=', id).forShare().execute();
      const page = await findPublishedPage(trx, id);
      if (page === undefined) return;
      const entries = entriesOfPage(page, installation.blocks, installation.clock.now());
      const [audience] = await withExistingRoles(trx, [page.document]);
      await services.search.keepPage(trx, { id, audience, entries, publishedAt: page.publishedAt });
      kept += 1;
    });
    progress(1);
  }
  return kept;
}

async function rebuildItems({ installation, platform, tell }: Rebuilding, services: Services): Promise<number> {
  const types = new Map((await services.itemTypes.all()).map((type) => [type.guid, type]));
  const published = platform.db.selectFrom('item').where('deleted_at', 'is', null).where('is_published', '=', true);
  const { total } = await published.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const progress = progressOf(tell, 'items', Number(total));
  let last = nobody;
  let kept = 0;
  for (;;) {
    const rows = await published.select('id').where('id', '>', last).orderBy('id').limit(batch).execute();
    if (rows.length === 0) return kept;
    last = rows.at(-1)?.id ?? last;
    await platform.transaction(async (trx) => {
      const items = await lockItems(
        trx,
        rows.map(({ id }) => id),
      );
      const found = items.flatMap((row) => {
        const type = types.get(row.typeId);
        if (type === undefined || row.deletedAt !== null) return [];
        const { visibility, roleIds } = row;
        const entries = entriesOfItem(asChecked(row), type, installation.blocks);
        return [{ ...row, typeName: type.name, audience: { visibility, roleIds }, entries }];
      });
      await services.search.keepItems(trx, found);
      kept += found.length;
    });
    progress(rows.length);
  }
}

/** A line at every tenth part. */
function progressOf(tell: (line: string) => void, what: string, total: number): (more: number) => void {
  let done = 0;
  let told = 0;
  return (more) => {
    done += more;
    const tenth = Math.floor((done * 10) / Math.max(1, total));
    if (tenth <= told) return;
    told = tenth;
    tell(`${what} ${Math.min(100, tenth * 10)} % (${done} of ${total})`);
  };
}

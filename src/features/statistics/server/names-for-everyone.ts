import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import { undefinedIfRefused } from '#platform/contract/calls/errors.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { StatisticRow, StatisticsFigures, StatisticsTakingPart } from '../contract/statistics.ts';
import { itemTitles } from './figures.repository.ts';
import type { Named } from './named-subjects.ts';

export interface NamesForEveryoneParts {
  platform: Platform;
  menus: Pick<MenusService, 'pathOfPage'>;
  blocks: Pick<PublishedBlocksService, 'namedPages' | 'namedBlocks'>;
  items: Pick<ListItemsService, 'namesOf'>;
  assets: Pick<AssetsService, 'forEveryone'>;
  liveForms: Pick<LiveFormsService, 'readLive'>;
}

export interface Shown {
  figures: StatisticsFigures;
  takingPart: StatisticsTakingPart;
}

const unnamed: Named = { title: null, path: null, bytes: undefined };
const namedKinds = ['page:', 'item:', 'file:'];

/** Figures with the names of what everyone may see: what is for some is counted, and not told what it is. */
export function createNamesForEveryone({ platform, menus, blocks, items, assets, liveForms }: NamesForEveryoneParts) {
  async function namesOf(keys: readonly string[], language: Language): Promise<ReadonlyMap<string, Named>> {
    const after = (prefix: string) => keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    const [pages, rows, files] = await Promise.all([
      blocks.namedPages(anonymousViewer, after('page:'), language),
      itemTitles(platform.db, after('item:')),
      assets.forEveryone(after('file:')),
    ]);
    const names = new Map<string, Named>();
    for (const [guid, title] of pages)
      names.set(`page:${guid}`, { title, path: (await menus.pathOfPage(guid, language)) ?? null });
    const ofItems = await items.namesOf(
      anonymousViewer,
      rows.map(({ id }) => id),
      language,
    );
    for (const { id, shortId } of rows) {
      const { title = null, path = null } = ofItems.get(id) ?? {};
      for (const one of [id, shortId]) names.set(`item:${one}`, { title, path });
    }
    // They have a name of their own already.
    for (const guid of files) names.set(`file:${guid}`, unnamed);
    return names;
  }

  const isOfSome = (key: string) => namedKinds.some((kind) => key.startsWith(kind));

  function withNames(rows: readonly StatisticRow[], names: ReadonlyMap<string, Named>): StatisticRow[] {
    return rows.map((row) => {
      if (!isOfSome(row.key)) return row;
      const named = names.get(row.key);
      if (row.key.startsWith('file:')) return named === undefined ? { ...row, ...unnamed } : row;
      return { ...row, ...(named ?? unnamed) };
    });
  }

  const isForEveryone = async (guid: string): Promise<boolean> =>
    (await liveForms.readLive(anonymousViewer, guid).catch(undefinedIfRefused)) !== undefined;

  const withFormNames = ({ rows, ...forms }: StatisticsTakingPart['forms']) =>
    Promise.all(
      rows.map(async (row) => ((await isForEveryone(row.guid)) ? row : { ...row, title: null, steps: [] })),
    ).then((named) => ({ ...forms, rows: named }));

  return async ({ figures, takingPart }: Shown, language: Language): Promise<Shown> => {
    const { pages, items: ofItems, entries, exits, downloads } = figures;
    const keys = [pages, ofItems, entries, exits, downloads].flat().map(({ key }) => key);
    const [names, forms, polls] = await Promise.all([
      namesOf([...new Set(keys)], language),
      withFormNames(takingPart.forms),
      blocks.namedBlocks(
        anonymousViewer,
        takingPart.polls.map(({ guid }) => guid),
        language,
      ),
    ]);
    return {
      figures: {
        ...figures,
        pages: withNames(pages, names),
        items: withNames(ofItems, names),
        entries: withNames(entries, names),
        exits: withNames(exits, names),
        downloads: withNames(downloads, names),
        // Whatever somebody typed behind the name of the site.
        missing: [],
      },
      takingPart: {
        ...takingPart,
        forms,
        polls: takingPart.polls.filter(({ guid }) => polls.has(guid)),
        // Lists can be for some, and so can what was written to them.
        letters: [],
        // Of a site with few members even the number says who.
        members: null,
      },
    };
  };
}

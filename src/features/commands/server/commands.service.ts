import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { SearchService } from '#features/search/server/search.service.ts';
import type { UsersService } from '#features/users/server/users.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { FoundItem, FoundPage, FoundPerson, FoundThings } from '../contract/found-things.ts';
import { bestMatches } from '../contract/match-words.ts';
import { wordsOf } from '../contract/typed-command.ts';

const mostPages = 8;
const mostItems = 6;
const mostPeople = 6;

interface CommandsParts {
  pages: Pick<PagesService, 'titledPages' | 'changesOf'>;
  listItems: Pick<ListItemsService, 'titled'>;
  users: Pick<UsersService, 'named'>;
  search: Pick<SearchService, 'suggest'>;
}

interface Asked {
  words: readonly string[];
  language: Language;
}

export type CommandsService = ReturnType<typeof createCommandsService>;

/** What the commands find: each owner answers for its own, with the rights of who asks. */
export function createCommandsService({ pages, listItems, users, search }: CommandsParts) {
  /** Who may edit something but not everything also goes to what everyone of their rights may read. */
  async function read(viewer: Viewer, { words, language }: Asked): Promise<Pick<FoundThings, 'pages' | 'items'>> {
    if (viewer.isContentManager) return { pages: [], items: [] };
    const { suggestions } = await search.suggest(viewer, { q: words.join(' '), language });
    const things = suggestions.map(({ kind, title, lang, path, typeLabel }) => ({
      kind,
      typeLabel: typeLabel?.value ?? '',
      thing: { guid: null, title, ...(lang === undefined ? {} : { titleLang: lang }), path, canEdit: false as const },
    }));
    return {
      pages: things.flatMap(({ kind, thing }) =>
        kind === 'page' ? [{ ...thing, kind: 'page', status: null, isPublished: true, changes: null }] : [],
      ),
      items: things.flatMap(({ kind, thing, typeLabel }) =>
        kind === 'item' ? [{ ...thing, typeLabel, state: null }] : [],
      ),
    };
  }

  /** Of the few that are shown: counting them is reading two documents of each. */
  async function withChanges(viewer: Viewer, found: readonly FoundPage[]): Promise<FoundPage[]> {
    const changed = found.flatMap(({ guid, status }) => (guid !== null && status === 'changed' ? [guid] : []));
    const changes = await pages.changesOf(viewer, changed);
    return found.map((page) => ({ ...page, changes: (page.guid !== null && changes.get(page.guid)) || null }));
  }

  /** Only who may see accounts finds them. */
  const findPeople = async (viewer: Viewer, { words }: Asked): Promise<FoundPerson[]> =>
    viewer.isAdmin ? users.named(viewer, words, mostPeople) : [];

  /** Among other things, without what everyone of one organisation has behind the @ of their address. */
  const findAmongOthers = async (viewer: Viewer, asked: Asked): Promise<FoundPerson[]> =>
    bestMatches(asked.words, await findPeople(viewer, asked), ({ name, email }) => [
      name,
      email.replace(/@.*/, ''),
    ]).map(({ thing }) => thing);

  return {
    async find(
      viewer: Viewer,
      { q, language, only }: { q: string; language: Language; only?: 'people' | undefined },
    ): Promise<FoundThings> {
      const asked = { words: wordsOf(q), language };
      if (asked.words.length === 0) return { pages: [], items: [], people: [] };
      if (only === 'people') return { pages: [], items: [], people: await findPeople(viewer, asked) };
      const [ownPages, ownItems, people, others] = await Promise.all([
        pages.titledPages(viewer, asked),
        listItems.titled(viewer, asked),
        q.includes('@') ? findPeople(viewer, asked) : findAmongOthers(viewer, asked),
        read(viewer, asked),
      ]);
      const editedPages = ownPages.map((page): FoundPage => ({ ...page, changes: null, canEdit: true }));
      const editedItems = ownItems.map((item): FoundItem => ({ ...item, canEdit: true }));
      const best = bestOf(asked.words, withOthers(editedPages, others.pages), mostPages);
      return {
        pages: await withChanges(viewer, best),
        items: bestOf(asked.words, withOthers(editedItems, others.items), mostItems),
        people,
      };
    },
  };
}

/** What someone may edit is not named a second time for being readable. */
const withOthers = <T extends { path: string | null }>(edited: readonly T[], others: readonly T[]): T[] => [
  ...edited,
  ...others.filter(({ path }) => edited.every((one) => one.path !== path)),
];

const bestOf = <T extends { title: string; path: string | null }>(
  words: readonly string[],
  things: readonly T[],
  most: number,
): T[] =>
  bestMatches(words, things, ({ title, path }) => [title, path ?? ''])
    .slice(0, most)
    .map(({ thing }) => thing);

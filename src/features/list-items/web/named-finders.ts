import { listMembers } from '#features/profiles/contract/members.endpoints.ts';
import { readProfile } from '#features/profiles/contract/profiles.endpoints.ts';
import { searchSite } from '#features/search/contract/search.endpoints.ts';
import type { Finder, Finders } from '#field-kinds/kit/web/finders-context.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Option } from '#platform/web/ui/option-list/option.ts';
import { readItemAddress } from '../contract/item-path.ts';
import { readItem, readItemByShortId } from '../contract/list-items.endpoints.ts';

const most = 8;

const personFinder = (call: Call, language: Language): Finder => ({
  key: 'person',
  find: async (words) => {
    const { members } = await call(listMembers, { query: { language, searchFilter: words, itemCount: most } });
    return members.map(({ guid, name }) => ({ id: guid, label: name }));
  },
  nameOf: async (guid) => (await call(readProfile, { params: { guid }, query: { language } })).name,
});

/** Items of these types, of any type when there are none. */
export const itemFinder = (call: Call, language: Language, typeNames: readonly string[]): Finder => ({
  key: `item ${typeNames.join()}`,
  find: async (words) => {
    const asked = typeNames.length === 0 ? [undefined] : typeNames;
    const answers = await Promise.all(
      asked.map((type) =>
        call(searchSite, { query: { q: words, language, kind: 'item', ...(type !== undefined && { type }) } }),
      ),
    );
    const results = answers.flatMap((answer) => answer.results).slice(0, most);
    const options = await Promise.all(results.map(({ path }) => optionAt(call, language, path)));
    return options.flatMap((option) => option ?? []);
  },
  nameOf: async (guid) => (await call(readItem, { params: { guid }, query: { language } })).title,
});

/** The search answers with addresses, which begin with an item's short id. */
async function optionAt(call: Call, language: Language, path: string): Promise<Option | undefined> {
  const id = readItemAddress(decodeURI(path))?.itemId;
  if (id === undefined) return undefined;
  const item = await call(readItemByShortId, { params: { id }, query: { language } }).catch(() => undefined);
  return item && { id: item.guid, label: item.title };
}

/** For the fields of an item that refer to people and other items. */
export const findersFor = (call: Call, language: Language): Finders => ({
  person: personFinder(call, language),
  item: (typeNames) => itemFinder(call, language, typeNames),
});

import { shownCounts } from '#features/item-support/contract/support-rules.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { profileTag } from '#features/profiles/contract/profiles.tags.ts';
import type { ItemTalk } from '#features/reactions/contract/item-talk.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { conversationFieldOf, withClosedTopic } from '../contract/closed-topic.ts';
import type { ListItem } from '../contract/list-item.ts';
import { findClosedTopics } from './listing/talked-items.repository.ts';

/** The names that members know each other by; nobody for whoever is no member. */
export interface ItemPeople {
  named(
    viewer: Viewer,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, { guid: string; name: string; photo: string | null }>>;
}

/** How many vote and join, and what an answer that shows it may not survive. */
export interface ItemSupportCounts {
  countsOf(ids: readonly string[]): Promise<{
    counts: ReadonlyMap<string, { votes: number; joins: number }>;
    tags: Tag[];
    changesAt: (Date | undefined)[];
  }>;
}

/** What was said about each, and what an answer that shows it may not survive. */
export interface ItemTalkCounts {
  talkOf(ids: readonly string[]): Promise<{ talk: ReadonlyMap<string, ItemTalk>; tags: Tag[] }>;
}

export interface Companions<T> {
  items: T[];
  tags: Tag[];
  changesAt: (Date | undefined)[];
}

type Shown = Pick<ListItem, 'guid' | 'listItemTypeName' | 'fields' | 'support' | 'talk'>;
type TypeParts = Pick<ItemType, 'name' | 'fields' | 'features'>;

export interface CompanionParts {
  platform: Platform;
  people: ItemPeople;
  support: ItemSupportCounts;
  talk: ItemTalkCounts;
}

/** What others know of items that are about to be shown: the people in their fields, votes, who joins, and what is said. */
export function createItemCompanions({ platform, people, support, talk }: CompanionParts) {
  /** A person that this reader may not know is someone: not even a guid is told. */
  async function withPeople<T extends Shown>(viewer: Viewer, items: T[], types: readonly TypeParts[]) {
    const keysOf = ({ listItemTypeName, fields }: Shown): string[] =>
      (types.find(({ name }) => name === listItemTypeName)?.fields ?? [])
        .filter(({ kind, key }) => Array.isArray(fields[key]) && fieldKinds.kindOf({ kind }).refersTo === 'person')
        .map(({ key }) => key);
    const guidsOf = ({ fields }: Shown, key: string): string[] => fields[key] as string[];
    const ids = [...new Set(items.flatMap((item) => keysOf(item).flatMap((key) => guidsOf(item, key))))];
    if (ids.length === 0) return { items, tags: [] };
    const known = await people.named(viewer, ids);
    const named = items.map((item) => {
      const persons = keysOf(item).map((key) => [key, guidsOf(item, key).map((id) => known.get(id) ?? { name: null })]);
      return { ...item, fields: { ...item.fields, ...Object.fromEntries(persons) } };
    });
    return { items: named, tags: ids.map((id) => profileTag(id)) };
  }

  async function withSupport<T extends Shown>(items: T[], types: readonly TypeParts[]): Promise<Companions<T>> {
    const featuresOf = ({ listItemTypeName }: Shown) => types.find(({ name }) => name === listItemTypeName)?.features;
    const ids = items.flatMap((item) => {
      const features = featuresOf(item);
      return features?.hasVotes || features?.canBeJoined ? [item.guid] : [];
    });
    if (ids.length === 0) return { items, tags: [], changesAt: [] };
    const { counts, tags, changesAt } = await support.countsOf(ids);
    const counted = items.map((item) => {
      const features = featuresOf(item);
      const known = counts.get(item.guid);
      if (features === undefined || known === undefined) return item;
      return { ...item, support: shownCounts(features, known) };
    });
    return { items: counted, tags, changesAt };
  }

  async function withTalk<T extends Shown>(items: T[], types: readonly TypeParts[]) {
    const talkative = types.filter(({ features }) => features.hasReactions);
    const ids = items
      .filter(({ listItemTypeName }) => talkative.some(({ name }) => name === listItemTypeName))
      .map(({ guid }) => guid);
    if (ids.length === 0) return { items, tags: [] };
    const [{ talk: known, tags }, closed] = await Promise.all([
      talk.talkOf(ids),
      findClosedTopics(
        platform.db,
        ids,
        talkative.flatMap(({ fields }) => conversationFieldOf(fields) ?? []),
      ),
    ]);
    const told = items.map((item) => {
      const own = known.get(item.guid);
      if (own === undefined) return item;
      const isOver = closed.has(item.guid);
      const fields = own.isClosed ? withClosedTopic(item.fields) : item.fields;
      return { ...item, fields, talk: { ...own, isClosed: own.isClosed || isOver, isOver } };
    });
    return { items: told, tags };
  }

  return async <T extends Shown>(viewer: Viewer, items: T[], types: readonly TypeParts[]): Promise<Companions<T>> => {
    const named = await withPeople(viewer, items, types);
    const { tags, changesAt, items: counted } = await withSupport(named.items, types);
    const told = await withTalk(counted, types);
    return { items: told.items, changesAt, tags: [...named.tags, ...tags, ...told.tags] };
  };
}

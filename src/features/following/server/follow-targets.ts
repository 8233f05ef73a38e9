import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import type { MembersService } from '#features/profiles/server/members.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { FollowTarget } from '../contract/follow.ts';
import type { FollowKind } from '../contract/follow-words.ts';

export interface FollowTargetParts {
  items: Pick<ListItemsService, 'namesOf'>;
  blocks: Pick<PublishedBlocksService, 'namedPages' | 'namedBlocks'>;
  menus: Pick<MenusService, 'pathOfPage'>;
  members: Pick<MembersService, 'named'>;
  /** For who fills it in or deals with what it brings. */
  formNames(viewer: Viewer, guids: readonly string[], language: Language): Promise<NamedTargets>;
}

export interface NamedTarget {
  title: string;
  path: string | null;
}

export type NamedTargets = ReadonlyMap<string, NamedTarget>;

export const targetKey = ({ kind, guid }: FollowTarget): string => `${kind} ${guid}`;

/** What is followed, as one viewer knows it. Of what they may not see there is nothing to know. */
export function createFollowTargets({ items, blocks, menus, members, formNames }: FollowTargetParts) {
  const pathOf = async (pageId: string, language: Language) => (await menus.pathOfPage(pageId, language)) ?? null;

  const finders: Record<FollowKind, (viewer: Viewer, guids: string[], language: Language) => Promise<NamedTargets>> = {
    item: (viewer, guids, language) => items.namesOf(viewer, guids, language),

    async page(viewer, guids, language) {
      const named = new Map<string, NamedTarget>();
      for (const [guid, title] of await blocks.namedPages(viewer, guids, language))
        named.set(guid, { title, path: await pathOf(guid, language) });
      return named;
    },

    async list(viewer, guids, language) {
      const named = new Map<string, NamedTarget>();
      for (const [guid, { title, pageId, hasItems }] of await blocks.namedBlocks(viewer, guids, language))
        if (hasItems) named.set(guid, { title, path: await pathOf(pageId, language) });
      return named;
    },

    async person(viewer, guids, language) {
      const people = await members.named(viewer, guids);
      return new Map(
        [...people].map(([guid, { name }]) => [
          guid,
          { title: name, path: withLanguagePrefix(`/account/people/${guid}`, language) },
        ]),
      );
    },

    form: formNames,
  };

  /** By `targetKey`. */
  return async (viewer: Viewer, targets: readonly FollowTarget[], language: Language): Promise<NamedTargets> => {
    const named = new Map<string, NamedTarget>();
    for (const kind of new Set(targets.map((target) => target.kind))) {
      const guids = targets.filter((target) => target.kind === kind).map(({ guid }) => guid);
      for (const [guid, target] of await finders[kind](viewer, guids, language))
        named.set(targetKey({ kind, guid }), target);
    }
    return named;
  };
}

import type { PlacedBlocksService } from '#features/list-items/server/blocks/placed-blocks.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { ThreadTarget } from '../contract/reaction.ts';
import { ThreadOptions } from '../contract/thread-options.ts';
import type { ThreadRules } from '../contract/thread-rules.ts';

/** What people react to, as one viewer knows it. */
export interface SeenTarget {
  target: ThreadTarget;
  title: string;
  path: string | null;
  /** What is not out yet, is over, or says itself that it is closed, keeps its reactions and takes no more. */
  isOpen: boolean;
  isSticky: boolean;
  /** What its block or list says of it, over the setting of the platform. */
  own?: ThreadRules;
  /** What would make an answer about it wrong. */
  tags: Tag[];
  changesAt: Date | undefined;
}

export interface ThreadTargetParts {
  items: Pick<ListItemsService, 'seen' | 'read' | 'namesOf'>;
  lists: Pick<PlacedBlocksService, 'threadBlock'>;
}

export type ThreadTargets = ReturnType<typeof createThreadTargets>;

/** Items whose type has reactions, and blocks that have a thread. Of what a viewer may not see there is nothing to know. */
export function createThreadTargets({ items, lists }: ThreadTargetParts) {
  async function seenItem(viewer: Viewer, target: ThreadTarget, language: Language): Promise<SeenTarget | undefined> {
    const seen = await items.seen(viewer, target.guid);
    if (seen?.features.hasReactions !== true) return undefined;
    const { value, tags, changesAt } = await items.read(viewer, target.guid, language);
    return {
      target,
      title: value.title,
      path: value.path,
      isOpen: seen.state === 'published' && value.talk?.isOver !== true && !seen.isTalkClosed,
      isSticky: value.isSticky === true,
      ...(seen.talkRules && { own: seen.talkRules }),
      tags,
      changesAt,
    };
  }

  async function seenBlock(viewer: Viewer, target: ThreadTarget, language: Language): Promise<SeenTarget | undefined> {
    const block = await lists.threadBlock(viewer, target.guid, language);
    if (block === undefined) return undefined;
    const { title, path, isOver, tags, changesAt } = block;
    // What cannot be read any more says nothing over the platform.
    const { isClosed, ...own } = ThreadOptions.safeParse(block.options).data ?? ThreadOptions.parse({});
    return {
      target,
      title,
      path,
      isOpen: !isClosed && !isOver,
      isSticky: false,
      own,
      tags,
      changesAt,
    };
  }

  const seen = (viewer: Viewer, target: ThreadTarget, language: Language = defaultLanguage) =>
    target.kind === 'item' ? seenItem(viewer, target, language) : seenBlock(viewer, target, language);

  return {
    seen,

    async require(viewer: Viewer, target: ThreadTarget, language?: Language): Promise<SeenTarget> {
      const found = await seen(viewer, target, language);
      if (found === undefined) throw notFound();
      return found;
    },

    /** Titles and addresses of many, by guid; what this viewer may not see is not among them. */
    async named(viewer: Viewer, targets: readonly ThreadTarget[], language: Language) {
      const ofKind = (kind: ThreadTarget['kind']) => targets.filter((one) => one.kind === kind).map(({ guid }) => guid);
      const names = new Map<string, { title: string; path: string | null }>(
        await items.namesOf(viewer, ofKind('item'), language),
      );
      for (const guid of ofKind('block')) {
        const found = await seenBlock(viewer, { kind: 'block', guid }, language);
        if (found !== undefined) names.set(guid, found);
      }
      return names;
    },
  };
}

import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import type { PageKind } from '../../contract/page.ts';
import type { PageState } from '../../contract/working-copy.ts';
import type { EditedPage, PageEditing } from '../page-editing.ts';
import type { PageWriting } from '../page-writing.ts';
import { lockPages } from '../pages-writing.repository.ts';

export interface PageToPublish {
  guid: string;
  /** What it was at when it was looked at; anything since is refused. */
  sequence?: number | undefined;
}

interface SeveralParts {
  editing: PageEditing;
  writing: PageWriting;
}

/** Whoever publishes one keeps the words of its shared parts for search, so those come first. */
const order: Record<PageKind, number> = { 'shared-part': 0, template: 1, page: 2 };

/** Pages that readers get at one moment, in the transaction of who asks for it. */
export function createPublishSeveral({ editing, writing }: SeveralParts) {
  return {
    /** Of those that they may edit still: a page that was published may have taken that from them. */
    async statesOf(viewer: Viewer, ids: readonly string[]): Promise<PageState[]> {
      const states: PageState[] = [];
      for (const id of ids)
        if (await editing.mayEditPage(viewer, id)) states.push(await editing.stateAfter(viewer, id));
      return states;
    },

    /** `attempt` does each, and hears why one is refused. */
    async publishWithin(
      { trx, touch }: { trx: PlatformTransaction; touch: Touch },
      actor: Actor,
      wanted: readonly PageToPublish[],
      { note, along, attempt }: { note: string; along: ReadonlySet<string>; attempt: Attempt },
    ): Promise<void> {
      if (wanted.length === 0) return;
      const kinds = await lockPages(
        trx,
        wanted.map(({ guid }) => guid),
      );
      const rank = ({ guid }: PageToPublish) => order[kinds.get(guid) ?? 'page'];
      // What each writes for search is written in one order too, whoever asked for them in whichever.
      const inOneOrder = (one: PageToPublish, other: PageToPublish) =>
        rank(one) - rank(other) || one.guid.localeCompare(other.guid);
      for (const { guid, sequence } of wanted.toSorted(inOneOrder)) {
        await attempt(guid, () =>
          editing.within(trx, touch, actor, guid, async (edited: EditedPage) => {
            const { published, hasChanges } = edited.page;
            // Someone else published it a moment ago: readers have it.
            if (published !== undefined && !hasChanges) return;
            await writing.publishBy(actor, edited, { sequence, note, along }, { isTogether: true });
          }),
        );
      }
    },
  };
}

type Attempt = (guid: string, work: () => Promise<void>) => Promise<void>;

import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import type { PageState } from '../../contract/working-copy.ts';
import type { ReadersBefore } from '../overview/put-back.ts';
import { type EditedPage, type PageEditing, stateOf } from '../page-editing.ts';
import type { PageWriting } from '../page-writing.ts';
import { type Attempt, lockInOneOrder } from './lock-in-one-order.ts';

export interface PageToPublish {
  guid: string;
  /** What it was at when it was looked at; anything since is refused. */
  sequence?: number | undefined;
}

interface SeveralParts {
  editing: PageEditing;
  writing: PageWriting;
}

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

    /** `attempt` does each, and hears why one is refused. Answers what readers had of those that they have anew. */
    async publishWithin(
      { trx, touch }: { trx: PlatformTransaction; touch: Touch },
      actor: Actor,
      wanted: readonly PageToPublish[],
      { note, along, attempt }: { note: string; along: ReadonlySet<string>; attempt: Attempt },
    ): Promise<ReadonlyMap<string, ReadersBefore>> {
      const before = new Map<string, ReadersBefore>();
      for (const { guid, sequence } of await lockInOneOrder(trx, wanted)) {
        await attempt(guid, () =>
          editing.within(trx, touch, actor, guid, async (edited: EditedPage) => {
            const { published, hasChanges } = edited.page;
            // Someone else published it a moment ago: readers have it.
            if (published !== undefined && !hasChanges) return;
            const { version, publishAt, unpublishAt, plannedLanguages } = stateOf(edited.page);
            before.set(guid, { version: version?.number ?? null, publishAt, unpublishAt, plannedLanguages });
            await writing.publishBy(actor, edited, { sequence, note, along }, { isTogether: true });
          }),
        );
      }
      return before;
    },
  };
}

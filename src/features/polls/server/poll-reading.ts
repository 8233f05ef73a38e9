import type { PlacedBlock, PlacedBlocksService } from '#features/list-items/server/blocks/placed-blocks.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { PollOptions } from '../contract/poll-options.ts';
import { type PollState, pollState } from '../contract/poll-window.ts';
import type { PollVoters } from '../contract/voting-rule.ts';
import type { PollRow } from './polls.repository.ts';

/** A poll as readers have it: on a published page or in an item, with the words of that version. */
export interface PublishedPoll extends Pick<PlacedBlock, 'stand' | 'tags' | 'changesAt'> {
  guid: string;
  options: PollOptions;
  voters: PollVoters;
  canEdit: boolean;
}

export type PollReading = ReturnType<typeof createPollReading>;

export function createPollReading({ blocks }: { blocks: Pick<PlacedBlocksService, 'seen'> }) {
  /** A block as it was loaded never changes, so its options are read once. */
  const read = new WeakMap<object, PollOptions>();

  async function find(viewer: Viewer, guid: string): Promise<PublishedPoll | undefined> {
    const seen = await blocks.seen(viewer, guid, 'votes');
    if (seen === undefined) return undefined;
    const options = read.get(seen.source) ?? PollOptions.parse(seen.options);
    read.set(seen.source, options);
    const { addition: voters, canEdit, stand, tags, changesAt } = seen;
    return { guid, options, voters, canEdit, stand, tags, changesAt };
  }

  return {
    find,

    /** To who may not see it there is none. */
    async require(viewer: Viewer, guid: string): Promise<PublishedPoll> {
      const poll = await find(viewer, guid);
      if (poll === undefined) throw notFound();
      return poll;
    },
  };
}

export const stateOf = ({ options }: PublishedPoll, row: PollRow | undefined, now: Date): PollState =>
  pollState({ ...options, closedAt: row?.closedAt?.toISOString() }, now);

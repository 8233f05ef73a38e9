import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { PlacedBlocksService } from '#features/list-items/server/blocks/placed-blocks.service.ts';
import type { MembersService } from '#features/profiles/server/members.service.ts';
import { notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { ListedPoll, ManagedPoll, NamedVotes } from '../contract/poll.ts';
import { closedSince } from '../contract/poll-window.ts';
import { type NameAudience, nameAudiences } from '../contract/poll-words.ts';
import { pollAudit } from '../contract/polls.audit.ts';
import { pollTag } from '../contract/polls.tags.ts';
import { namesFor } from '../contract/shown-results.ts';
import { countNamed, deleteBallots, findNamed, findOwnNamed } from './ballots.repository.ts';
import { pollCsv } from './poll-csv.ts';
import { createPollReading, type PublishedPoll, stateOf } from './poll-reading.ts';
import {
  addPoll,
  closePollRow,
  deletePoll,
  findCounts,
  findPoll,
  listOpenPolls,
  listPollsIn,
  lockPoll,
} from './polls.repository.ts';
import { newSecret, ofPerson, voterKey } from './voter-keys.ts';
import { countWaiting } from './waiting-votes.repository.ts';

interface ManagedPollsParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  audit: AuditService;
  blocks: Pick<PlacedBlocksService, 'seen' | 'isKept' | 'edited'>;
  members: Pick<MembersService, 'named'>;
}

/** As they are looked for. */
const pollStates = ['open', 'coming', 'closed'];
const atOnce = 500;
const upkeep = systemViewer('polls');

export type ManagedPollsService = ReturnType<typeof createManagedPollsService>;

/** A poll for who may edit its page, and what is kept of people in polls. */
export function createManagedPollsService(parts: ManagedPollsParts) {
  const { platform, clock, authSecret, audit, blocks, members } = parts;
  const reading = createPollReading({ blocks });

  /** Of a poll that one may only read the answer is no; of one that one may not see, that there is none. */
  async function requireManaged(viewer: Viewer, guid: string): Promise<PublishedPoll> {
    const poll = await reading.require(viewer, guid);
    if (!poll.canEdit) throw notAllowed();
    return poll;
  }

  const questionOf = ({ options }: PublishedPoll, language: Language): string =>
    pickLanguage(options.question, language, defaultLanguage)?.value ?? '';

  async function managed(poll: PublishedPoll, language: Language): Promise<ManagedPoll> {
    const { guid, options } = poll;
    const [row, counts, waiting] = await Promise.all([
      findPoll(platform.db, guid),
      findCounts(platform.db, guid),
      countWaiting(platform.db, guid),
    ]);
    const state = stateOf(poll, row, clock.now());
    const votes = new Map(counts.map(({ choice, votes: number }) => [choice, number]));
    const asked = options.choices.map(({ key, label }) => ({
      key,
      label: pickLanguage(label, language, defaultLanguage)?.value ?? '',
      votes: votes.get(key) ?? 0,
      isGone: false,
    }));
    const gone = counts
      .filter(({ choice, votes: number }) => number > 0 && asked.every(({ key }) => key !== choice))
      .map(({ choice, label, votes: number }) => ({ key: choice, label, votes: number, isGone: true }));
    const since = closedSince({ ...options, closedAt: row?.closedAt?.toISOString() });
    const moment = (at: string | undefined) => (at === undefined ? null : new Date(at).toISOString());
    return {
      guid,
      question: questionOf(poll, language),
      state,
      opensAt: moment(options.opensAt),
      closesAt: moment(options.closesAt),
      closedOn: state === 'closed' ? moment(since) : null,
      isSeveral: options.maxChoices > 1,
      names: options.names,
      voters: row?.voters ?? 0,
      waiting,
      choices: [...asked, ...gone],
    };
  }

  /** Which votes have a name for this reader: as was said to who voted, and as is said now. */
  function toldTo({ options, canEdit }: PublishedPoll, viewer: Viewer): NameAudience[] {
    const reader = canEdit ? ['managers', 'members'] : viewer.isActive ? ['members'] : [];
    return nameAudiences.filter((whenVoted) => reader.includes(namesFor(whenVoted, options.names)));
  }

  async function* namedOf(viewer: Viewer, poll: PublishedPoll) {
    const told = toldTo(poll, viewer);
    for (let offset = 0; told.length > 0; offset += atOnce) {
      const rows = await findNamed(platform.db, poll.guid, told, { offset, limit: atOnce });
      const people = await members.named(
        viewer,
        rows.map(({ userId }) => userId),
      );
      yield rows.map((row) => ({ ...row, name: people.get(row.userId)?.name ?? '' }));
      if (rows.length < atOnce) return;
    }
  }

  async function close(trx: PlatformTransaction, touch: Touch, guid: string): Promise<boolean> {
    await lockPoll(trx, guid);
    const isClosed = await closePollRow(trx, guid, clock.now());
    if (isClosed) touch(pollTag(guid));
    return isClosed;
  }

  return {
    /** Those that one may see, which were open at some moment of a stretch of time. Secret votes have no moment, so their number is that of now. */
    async openIn(viewer: Viewer, stretch: { from: Date; until: Date }, language: Language) {
      const rows = await listPollsIn(platform.db, stretch);
      const seen = await Promise.all(rows.map(({ guid }) => reading.find(viewer, guid)));
      return rows.flatMap((row, at) => {
        const poll = seen[at];
        if (poll === undefined) return [];
        const isOpen = stateOf(poll, row, clock.now()) === 'open';
        return [{ guid: row.guid, question: questionOf(poll, language), voters: row.voters, isOpen }];
      });
    },

    /** Those that run first, then those that come, then those that are closed; of each the newest end first. */
    async list(viewer: Viewer, language: Language): Promise<ListedPoll[]> {
      requireUserId(viewer);
      const listed: ListedPoll[] = [];
      for (const { guid, title } of await blocks.edited(viewer, 'votes', language)) {
        const poll = await reading.find(viewer, guid);
        if (poll === undefined) continue;
        const { choices: _, isSeveral: __, names: ___, ...shown } = await managed(poll, language);
        const { path } = await poll.stand(viewer, language);
        listed.push({ ...shown, pageTitle: title, path });
      }
      return listed.toSorted(
        (one, other) =>
          pollStates.indexOf(one.state) - pollStates.indexOf(other.state) ||
          (other.closedOn ?? other.closesAt ?? '').localeCompare(one.closedOn ?? one.closesAt ?? ''),
      );
    },

    read: async (viewer: Viewer, guid: string, language: Language): Promise<ManagedPoll> =>
      managed(await requireManaged(viewer, guid), language),

    async names(
      viewer: Viewer,
      guid: string,
      { pageNumber, itemCount }: { pageNumber: number; itemCount: number },
    ): Promise<NamedVotes> {
      const poll = await reading.require(viewer, guid);
      const told = toldTo(poll, viewer);
      if (told.length === 0) throw notFound();
      const part = { offset: (pageNumber - 1) * itemCount, limit: itemCount };
      const [rows, totalNumberOfVotes] = await Promise.all([
        findNamed(platform.db, guid, told, part),
        countNamed(platform.db, guid, told),
      ]);
      const people = await members.named(
        viewer,
        rows.map(({ userId }) => userId),
      );
      return {
        totalNumberOfVotes,
        votes: rows.map(({ userId, choices, votedAt }) => ({
          guid: userId,
          name: people.get(userId)?.name ?? '',
          choices,
          votedOn: votedAt.toISOString(),
        })),
      };
    },

    async file(by: Actor, guid: string, language: Language): Promise<AsyncGenerator<string>> {
      const poll = await requireManaged(by.viewer, guid);
      const shown = await managed(poll, language);
      const { timeZone } = await platform.locale();
      await platform.transaction((trx) =>
        audit.record(trx, by, {
          action: pollAudit.exported,
          subject: { kind: 'poll', id: guid, name: shown.question || guid },
        }),
      );
      return pollCsv(shown, namedOf(by.viewer, poll), { language, timeZone });
    },

    /** Before its time, and for good. */
    async close(by: Actor, guid: string): Promise<void> {
      const poll = await requireManaged(by.viewer, guid);
      await platform.transaction(async (trx, touch) => {
        // One in which nobody voted yet is closed too.
        await addPoll(trx, guid, newSecret(), clock.now());
        if (!(await close(trx, touch, guid))) return;
        const subject = { kind: 'poll', id: guid, name: questionOf(poll, defaultLanguage) || guid };
        await audit.record(trx, by, { action: pollAudit.closed, subject });
      });
    },

    /** Those whose time is over are closed for good, and what is kept of a page or an item that is gone goes too. */
    async closeWhatIsOver(): Promise<void> {
      for (const { guid } of await listOpenPolls(platform.db)) {
        const poll = await reading.find(upkeep, guid);
        if (poll === undefined) {
          if (!(await blocks.isKept(guid))) await platform.transaction((trx) => deletePoll(trx, guid));
          continue;
        }
        if (stateOf(poll, undefined, clock.now()) !== 'closed') continue;
        await platform.transaction((trx, touch) => close(trx, touch, guid));
      }
    },

    /** For the download of one's own data: votes with a name. What was voted in secret cannot be told. */
    async exported(viewer: Viewer): Promise<object[]> {
      const rows = await findOwnNamed(platform.db, requireUserId(viewer));
      return Promise.all(
        rows.map(async ({ pollGuid, choices, votedAt }) => {
          const counts = await findCounts(platform.db, pollGuid);
          const poll = await reading.find(viewer, pollGuid);
          return {
            guid: pollGuid,
            question: poll === undefined ? null : questionOf(poll, defaultLanguage),
            choices: choices.map((key) => counts.find(({ choice }) => choice === key)?.label || key),
            votedAt: votedAt?.toISOString() ?? null,
          };
        }),
      );
    },

    /**
     * With an account that goes: a poll that is open loses the vote, or its owner could come back and vote again; the
     * result of one that is closed stays, without the name.
     */
    async removeOf(trx: PlatformTransaction, _: Touch, userId: string): Promise<undefined> {
      const open = await listOpenPolls(trx);
      const ballots = open.flatMap(({ guid, secret }) =>
        secret === null ? [] : [{ pollGuid: guid, voter: voterKey(authSecret, secret, ofPerson(userId)) }],
      );
      await deleteBallots(trx, ballots);
    },
  };
}

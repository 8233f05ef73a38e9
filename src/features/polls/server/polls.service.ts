import type { PlacedBlocksService } from '#features/list-items/server/blocks/placed-blocks.service.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { badInput, badRequest, conflict, notAllowed, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { newBrowserKey, waitingKey } from '#platform/server/browsers/browser-key.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { makeChallenge, readChallenge } from '#platform/server/robots/challenge.ts';
import { requireUnused } from '#platform/server/robots/used-challenges.ts';
import { choiceFault, chosenOf } from '../contract/given-choices.ts';
import type { NewVote, Poll, PollStanding } from '../contract/poll.ts';
import { closedSince, nextPollChange } from '../contract/poll-window.ts';
import { seesResults } from '../contract/shown-results.ts';
import { type VotingRule, votingRule } from '../contract/voting-rule.ts';
import { openRow } from './ballot-writing.ts';
import { changeBallot, deleteBallots, findBallot, type Known } from './ballots.repository.ts';
import { createPollReading, type PublishedPoll, stateOf } from './poll-reading.ts';
import { type CountRow, findCounts, findPoll } from './polls.repository.ts';
import { presentResults } from './present-results.ts';
import type { VoteTelling } from './vote-telling.ts';
import { ofBrowser, ofPerson, voterKey, waitingVote } from './voter-keys.ts';
import { type Cast, createVotesTogether } from './votes-together.ts';
import { deleteWaiting, findWaitingOf } from './waiting-votes.repository.ts';
import type { WaitingVotesService } from './waiting-votes.service.ts';

export interface PollParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  blocks: Pick<PlacedBlocksService, 'seen'>;
  waitingVotes: Pick<WaitingVotesService, 'ask' | 'isMailed'>;
  telling: VoteTelling;
}

/** Who votes: themselves when they are signed in, and the browser that they do it in. */
export interface Voting {
  viewer: Viewer;
  /** The key of its cookie, when it has one. */
  browser: string | undefined;
}

type Sent = Pick<NewVote, 'choices' | 'language' | 'page' | 'email'> & {
  /** Of the sum that was done for it. */
  mark?: string | undefined;
};

/** What a vote left behind, and the browser's key: new when it had none. */
export interface Voted {
  standing: PollStanding;
  browser: string | undefined;
}

/** How it stands in a poll, and with one voter in it. */
interface Standing extends Pick<Cast, 'row' | 'choices' | 'waiting'> {
  counts(): Promise<CountRow[]>;
}

const personId = (viewer: Viewer): string | undefined =>
  viewer.kind === 'user' && viewer.isActive ? viewer.id : undefined;

/** What the browser of somebody without an account is known by: new when it has no key yet. */
const browserFor = ({ viewer, browser }: Voting): string | undefined =>
  personId(viewer) === undefined ? (browser ?? newBrowserKey()) : undefined;

/** Themselves, or else their browser. */
function voterOf({ voter, browser }: Known): string {
  const who = voter ?? browser;
  if (who === undefined) throw notAllowed();
  return who;
}

export type PollsService = ReturnType<typeof createPollsService>;

/** Voting in a poll: each person, proven address or browser once, whatever happens at the same moment. */
export function createPollsService({ platform, clock, authSecret, blocks, waitingVotes, telling }: PollParts) {
  const reading = createPollReading({ blocks });
  const castTogether = createVotesTogether({ platform, clock });

  const known = ({ viewer, browser }: Voting, secret: string | null | undefined): Known => {
    const id = personId(viewer);
    const keyOf = (who: string) => (secret ? voterKey(authSecret, secret, who) : undefined);
    return {
      voter: id === undefined ? undefined : keyOf(ofPerson(id)),
      // Who is signed in is not whoever used this browser before them.
      browser: id === undefined && browser !== undefined ? keyOf(ofBrowser(browser)) : undefined,
    };
  };

  const ballotOf = async (db: PlatformTransaction | Platform['db'], guid: string, who: Known) =>
    who.voter === undefined && who.browser === undefined ? undefined : findBallot(db, guid, who);

  const waitingOf = async (db: PlatformTransaction | Platform['db'], guid: string, { voter, browser }: Known) => {
    const place = browser ?? voter;
    return place === undefined ? undefined : findWaitingOf(db, guid, place);
  };

  async function standingOf(poll: PublishedPoll, voting: Voting): Promise<PollStanding> {
    const row = await findPoll(platform.db, poll.guid);
    const who = known(voting, row?.secret);
    const ballot = await ballotOf(platform.db, poll.guid, who);
    const waiting = await waitingOf(platform.db, poll.guid, who);
    const counts = () => findCounts(platform.db, poll.guid);
    return presentStanding(poll, { row, choices: ballot?.choices ?? [], waiting, counts });
  }

  async function presentStanding(poll: PublishedPoll, { row, choices, waiting, counts }: Standing) {
    const state = stateOf(poll, row, clock.now());
    const own = chosenOf(poll.options, choices);
    const hasVoted = own.length > 0;
    const seen = seesResults(poll.options.results, state, hasVoted);
    return {
      state,
      own: hasVoted ? own : null,
      waiting:
        waiting === undefined
          ? null
          : {
              guid: waiting.guid,
              key: waitingKey(authSecret, waitingVote, waiting.guid),
              email: waiting.email,
              isMailed: await waitingVotes.isMailed(waiting.guid),
              choices: chosenOf(poll.options, waiting.choices),
              question: waiting.title,
              page: waiting.page,
            },
      results: seen ? presentResults(poll.options, row, await counts()) : null,
    };
  }

  function requireAllowed(rule: VotingRule): void {
    if (rule === 'sign-in') throw signInNeeded();
    if (rule === 'refused') throw notAllowed();
  }

  /** An account whose address is not proven votes by its browser until it is. */
  async function askProof(
    trx: PlatformTransaction,
    poll: PublishedPoll,
    sent: Sent,
    who: Known,
    client: Pick<Client, 'ip' | 'origin'>,
  ): Promise<void> {
    const browser = who.browser ?? who.voter;
    if (browser === undefined) throw notAllowed();
    await waitingVotes.ask(trx, poll, { ...sent, browser }, client);
  }

  /** A vote of somebody who may, however it was sent. */
  async function vote(voting: Voting, guid: string, sent: Sent, client: Pick<Client, 'ip' | 'origin'>): Promise<Voted> {
    const poll = await reading.require(voting.viewer, guid);
    const rule = votingRule(voting.viewer, poll.voters, poll.options.names);
    requireAllowed(rule);
    const fault = choiceFault(poll.options, sent.choices);
    if (fault !== undefined) throw badInput([{ path: 'body.choices', code: fault, message: fault }]);
    const choices = chosenOf(poll.options, sent.choices);
    const browser = browserFor(voting);
    const by = { ...voting, browser };
    const sum = sent.mark === undefined || browser === undefined ? undefined : { mark: sent.mark, key: browser };
    if (rule === 'prove') {
      await platform.transaction(async (trx) => {
        const { secret } = await openRow(trx, poll, clock);
        if (sum !== undefined) await requireUnused(trx, { ...sum, now: clock.now() });
        const who = known(by, secret);
        // What was proven in this browser can be changed in it.
        const before = await ballotOf(trx, poll.guid, who);
        if (before !== undefined) await changeBallot(trx, { pollGuid: poll.guid, voter: before.voter, choices });
        else await askProof(trx, poll, { ...sent, choices }, who, client);
      });
      telling.voted(guid);
      return { standing: await standingOf(poll, by), browser };
    }
    const voterIn = (secret: string) => {
      const who = known(by, secret);
      return { voter: voterOf(who), browser: who.browser };
    };
    const { counts, ...cast } = await castTogether(poll.guid, {
      poll,
      choices,
      userId: personId(voting.viewer),
      voterIn,
      sum,
    });
    telling.voted(guid);
    return { standing: await presentStanding(poll, { ...cast, counts: async () => counts }), browser };
  }

  return {
    vote,
    browserFor,

    /** With what would make a kept answer wrong. */
    async read(viewer: Viewer, guid: string): Promise<{ poll: Poll; tags: Tag[]; changes: (Date | undefined)[] }> {
      const poll = await reading.require(viewer, guid);
      const row = await findPoll(platform.db, guid);
      const now = clock.now();
      const state = stateOf(poll, row, now);
      const isClosed = state === 'closed';
      const since = closedSince({ ...poll.options, closedAt: row?.closedAt?.toISOString() });
      return {
        tags: poll.tags,
        changes: [poll.changesAt, isClosed ? undefined : nextPollChange(poll.options, now)],
        poll: {
          guid,
          state,
          closedOn: isClosed && since !== undefined ? new Date(since).toISOString() : null,
          voting: votingRule(viewer, poll.voters, poll.options.names),
          canManage: poll.canEdit,
          results: isClosed ? presentResults(poll.options, row, await findCounts(platform.db, guid)) : null,
        },
      };
    },

    standing: async (voting: Voting, guid: string): Promise<PollStanding> =>
      standingOf(await reading.require(voting.viewer, guid), voting),

    /** Who sees how it stands, or could by voting. */
    async mayFollow(viewer: Viewer, guid: string): Promise<boolean> {
      const poll = await reading.find(viewer, guid);
      return poll !== undefined && (poll.canEdit || poll.options.results !== 'after-closing');
    },

    async challenge(viewer: Viewer, guid: string): Promise<Challenge> {
      return makeChallenge(authSecret, (await reading.require(viewer, guid)).guid, clock.now());
    },

    /** From a browser with our script, which did the sum where there is no account. */
    async voteChecked(voting: Voting, guid: string, sent: NewVote, client: Client): Promise<Voted> {
      if (sent.website !== '') throw conflict('form-refused');
      if (personId(voting.viewer) !== undefined) return vote(voting, guid, sent, client);
      if (sent.challenge === undefined) throw badRequest('form-challenge');
      const { mark } = readChallenge(authSecret, guid, sent.challenge, clock.now());
      return vote(voting, guid, { ...sent, mark }, client);
    },

    /** Also of a vote that still waits for its proof. What is closed stays as it is. */
    async takeBack(voting: Voting, guid: string): Promise<PollStanding> {
      const poll = await reading.require(voting.viewer, guid);
      await platform.transaction(async (trx) => {
        const { secret } = await openRow(trx, poll, clock);
        const who = known(voting, secret);
        const ballot = await ballotOf(trx, guid, who);
        if (ballot !== undefined) await deleteBallots(trx, [{ pollGuid: guid, voter: ballot.voter }]);
        const waiting = await waitingOf(trx, guid, who);
        if (waiting !== undefined) await deleteWaiting(trx, waiting.guid);
      });
      telling.voted(guid);
      return standingOf(poll, voting);
    },
  };
}

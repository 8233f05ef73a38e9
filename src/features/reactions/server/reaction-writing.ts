import { randomBytes, randomUUID } from 'node:crypto';
import { AppError, badInput, badRequest, conflict, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { doTogether, type Outcome } from '#platform/server/do-together.ts';
import type { Client } from '#platform/server/http/route.ts';
import { hashOfKey } from '#platform/server/mailed-key.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { makeChallenge, readChallenge } from '#platform/server/robots/challenge.ts';
import { requireUnused } from '#platform/server/robots/used-challenges.ts';
import type { MadeReaction, NewReaction, PostedReaction, ThreadTarget } from '../contract/reaction.ts';
import type { KeptPicture } from '../contract/reaction-pictures.ts';
import {
  canStillEdit,
  daysKept,
  firstState,
  mostInMinute,
  provenState,
  type ReactionRules,
} from '../contract/reaction-rules.ts';
import type { ReportReason, WayToReact } from '../contract/reaction-words.ts';
import { wayToReact } from '../contract/way-to-react.ts';
import type { SentPicture } from './pictures/reaction-pictures.service.ts';
import { isModerator, userIdOf } from './reaction-rights.ts';
import {
  countSince,
  findBlock,
  findByKey,
  findClosed,
  findReaction,
  insertReaction,
  insertReport,
  lockReaction,
  type ReactionRow,
  setStanding,
  setWords,
} from './reactions.repository.ts';
import type { ReactionsParts } from './reactions-parts.ts';
import type { SeenTarget } from './thread-targets.ts';

type AskingClient = Pick<Client, 'ip' | 'origin'>;

/** What is written, whichever way it came. */
interface Writing extends Omit<NewReaction, 'challenge' | 'website'> {
  pictures: readonly SentPicture[];
  /** The sum was done. */
  isChecked: boolean;
  /** Of that sum. */
  mark?: string | undefined;
  /** When it was said, for what was said before it came here. */
  at?: Date | undefined;
}

/** Whose pace is looked at; of who has neither an account nor an address, that of their calls is. */
interface Author {
  userId: string | null;
  email: string | null;
}

interface ChangedWords {
  text: string;
  mentions: readonly string[];
  pictures?: readonly KeptPicture[] | undefined;
  key?: string | undefined;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** A hundred of one person at the same moment would all find that there were none: each is looked at after the one before it. */
const inTurn = doTogether<() => Promise<MadeReaction>, MadeReaction>(async (_, take) => {
  const outcomes: Outcome<MadeReaction>[] = [];
  for (const keep of take()) outcomes.push(...(await Promise.allSettled([keep()])));
  return outcomes;
});

/** Writing reactions: adding, putting right, taking back, reporting. */
export function createReactionWriting(parts: ReactionsParts) {
  const { platform, clock, authSecret, members, proofs, targets, rights, settling, mentions, pictures } = parts;
  const { db } = platform;

  async function requireOpen(viewer: Viewer, target: ThreadTarget): Promise<SeenTarget> {
    const seen = await targets.require(viewer, target);
    if (!seen.isOpen || (await findClosed(db, target.guid)) !== undefined) throw conflict('reactions-closed');
    return seen;
  }

  async function requireUnblocked(userId: string | null): Promise<void> {
    if (userId !== null && (await findBlock(db, userId)) !== undefined) throw notAllowed('reactions-blocked');
  }

  async function requireCalm(author: Author): Promise<void> {
    const lately = await countSince(db, author, new Date(clock.now().getTime() - minute));
    if (lately < mostInMinute) return;
    throw new AppError('reactions-too-fast', 429, {
      headers: { 'retry-after': '60' },
      values: { count: mostInMinute },
    });
  }

  /** What somebody has to do here before they can react, who may at all. */
  async function requireWay(viewer: Viewer, target: ThreadTarget): Promise<{ rules: ReactionRules; way: WayToReact }> {
    const { own } = await requireOpen(viewer, target);
    const rules = await rights.rulesOf(own);
    const way = wayToReact(viewer, rules);
    if (way === 'sign-in' || way === 'none') throw notAllowed('reactions-not-allowed');
    const userId = userIdOf(viewer);
    await requireUnblocked(userId);
    await requireCalm({ userId, email: null });
    return { rules, way };
  }

  /** The reaction that is answered; one that is not there for readers cannot be. */
  async function answeredOf(target: ThreadTarget, guid: string | undefined): Promise<ReactionRow | undefined> {
    if (guid === undefined) return undefined;
    const row = await findReaction(db, guid);
    if (row === undefined || row.targetGuid !== target.guid) throw notFound();
    if (row.status !== 'shown') throw conflict('reaction-gone');
    return row;
  }

  async function authorOf(viewer: Viewer, way: WayToReact, name: string): Promise<string> {
    const userId = userIdOf(viewer);
    if (way !== 'member' || userId === null) return name;
    return (await members.named(viewer, [userId])).get(userId)?.name ?? '';
  }

  async function write(
    viewer: Viewer,
    target: ThreadTarget,
    { text, name, email, answersGuid, mentions: named, key, language, isChecked, mark, at, pictures: sent }: Writing,
    client: AskingClient,
  ): Promise<MadeReaction> {
    await targets.require(viewer, target);
    const keyHash = hashOfKey(key);
    const before = await findByKey(db, target.guid, keyHash);
    if (before !== undefined) return { guid: before.guid, state: before.status };
    const { rules, way } = await requireWay(viewer, target);
    if (sent.length > 0 && !rules.pictures) throw notAllowed('reaction-pictures-not-here');
    const userId = userIdOf(viewer);
    const address = way === 'proof' ? email?.toLowerCase() : undefined;
    if (way === 'proof' && address === undefined)
      throw badInput([{ path: 'body.email', code: 'missing', message: 'an address to prove' }]);
    // What is proven by mail is known by its address, whoever is signed in.
    const author: Author = address === undefined ? { userId, email: null } : { userId: null, email: address };
    const answered = await answeredOf(target, answersGuid);
    const authorName = await authorOf(viewer, way, name);
    const state = firstState({
      needsProof: way === 'proof',
      moderation: rules.moderation,
      words: text,
      // A picture of somebody whom nobody knows is looked at first.
      isTrusted: way === 'member' || (isChecked && (way === 'proof' || sent.length === 0)),
      isModerator: isModerator(viewer, rules),
    });
    const guid = randomUUID();
    const rootGuid = answered === undefined ? null : (answered.rootGuid ?? answered.guid);
    const who = author.userId ?? author.email;
    return who === null ? keep() : inTurn(who, keep);

    async function keep(): Promise<MadeReaction> {
      const twin = await findByKey(db, target.guid, keyHash);
      if (twin !== undefined) return { guid: twin.guid, state: twin.status };
      await requireCalm(author);
      await pictures.store(viewer, guid, sent);
      try {
        const made = await platform.transaction(placing);
        // Whoever sent the same at the same moment brought the pictures too.
        if (made.guid !== guid) await pictures.letGo(guid);
        return made;
      } catch (error) {
        await pictures.letGo(guid);
        throw error;
      }
    }

    async function placing(trx: PlatformTransaction, touch: Touch): Promise<MadeReaction> {
      if (mark !== undefined) await requireUnused(trx, { mark, key, now: clock.now() });
      if (rootGuid !== null && (await lockReaction(trx, rootGuid)) === undefined) throw conflict('reaction-gone');
      const isNew = await insertReaction(trx, {
        guid,
        target_kind: target.kind,
        target_guid: target.guid,
        root_guid: rootGuid,
        answers_guid: answered?.guid ?? null,
        user_id: way === 'member' ? userId : null,
        author_name: authorName,
        author_email: address ?? null,
        is_staff: viewer.isContentManager,
        words: text,
        language,
        status: state,
        key_hash: keyHash,
        created_at: at ?? clock.now(),
      });
      // Whoever sent the same at the same moment was first, and is through by now.
      if (!isNew) {
        const twin = await findByKey(trx, target.guid, keyHash);
        if (twin === undefined) throw conflict('reaction-gone');
        return { guid: twin.guid, state: twin.status };
      }
      if (address !== undefined) {
        // Too soon or too often: it is kept all the same, and the mail can be asked for later.
        await proofs.ask(trx, { client, language }, { address, source: { kind: 'ListItem', guid } });
      }
      if (way === 'member') await mentions.write(trx, viewer, { guid, words: text, userIds: named });
      if (state === 'shown') await settling.reaction(trx, touch, guid);
      return { guid, state };
    }
  }

  /** One's own; of any other the answer is the same as of none. */
  async function requireMine(viewer: Viewer, guid: string, key: string | undefined): Promise<ReactionRow> {
    const row = await findReaction(db, guid);
    if (row === undefined || !rights.isMine(viewer, row, key)) throw notFound();
    return row;
  }

  /** With what hangs on it: the number of answers above it, and the pages that show it. */
  const change = (row: ReactionRow, write: (trx: PlatformTransaction, now: ReactionRow) => Promise<void>) =>
    platform.transaction(async (trx, touch) => {
      if (row.rootGuid !== null) await lockReaction(trx, row.rootGuid);
      const now = await lockReaction(trx, row.guid);
      if (now === undefined) throw notFound();
      await write(trx, now);
      await settling.reaction(trx, touch, row.guid);
    });

  return {
    change,

    /** Before anything is taken in of what comes with pictures: whether this viewer may react here at all. */
    async welcome(viewer: Viewer, target: ThreadTarget): Promise<{ takesPictures: boolean }> {
      const { rules } = await requireWay(viewer, target);
      if (rules.pictures) await pictures.files().quota.requireSomeRoom(viewer);
      return { takesPictures: rules.pictures };
    },

    async challenge(viewer: Viewer, target: ThreadTarget): Promise<Challenge> {
      await targets.require(viewer, target);
      return makeChallenge(authSecret, target.guid, clock.now());
    },

    /** From a browser with our script, which did the sum when nobody is signed in. */
    async add(
      viewer: Viewer,
      target: ThreadTarget,
      body: NewReaction,
      client: AskingClient,
      { at, pictures: sent = [] }: { at?: Date; pictures?: readonly SentPicture[] } = {},
    ): Promise<MadeReaction> {
      const { challenge, website, ...writing } = body;
      if (website !== '') throw conflict('form-refused');
      const isKnown = userIdOf(viewer) !== null;
      if (!isKnown && challenge === undefined) throw badRequest('form-challenge');
      const solved = challenge && readChallenge(authSecret, target.guid, challenge, clock.now());
      return write(viewer, target, { ...writing, isChecked: true, mark: solved?.mark, at, pictures: sent }, client);
    },

    /** From a browser without script: what is not proven by mail waits for a moderator. Answers with its key. */
    async post(
      viewer: Viewer,
      target: ThreadTarget,
      posted: PostedReaction,
      {
        client,
        language,
        pictures: sent,
      }: { client: AskingClient; language: Language; pictures: readonly SentPicture[] },
    ): Promise<{ guid: string; key: string }> {
      if (posted.website !== '') throw conflict('form-refused');
      const key = randomBytes(24).toString('base64url');
      const { text, name, email, answers } = posted;
      const said = { text, name, email, answersGuid: answers, mentions: [], pictures: sent };
      const writing = { ...said, key, language, isChecked: false };
      return { guid: (await write(viewer, target, writing, client)).guid, key };
    },

    async edit(viewer: Viewer, guid: string, { text, mentions: named, pictures: kept, key }: ChangedWords) {
      const row = await requireMine(viewer, guid, key);
      const target = { kind: row.targetKind, guid: row.targetGuid };
      await requireOpen(viewer, target);
      await requireUnblocked(row.userId);
      const now = clock.now();
      if (!canStillEdit(row.status, row.createdAt, now)) throw conflict('reaction-settled');
      const rules = await rights.rulesOf((await targets.seen(viewer, target))?.own);
      // What was shown may be made into something that a moderator wants to see first.
      const shown = { words: text, isTrusted: true, isModerator: isModerator(viewer, rules), ...rules };
      const state = row.status === 'shown' ? provenState(shown) : row.status;
      await change(row, async (trx, current) => {
        if (!canStillEdit(current.status, current.createdAt, now)) throw conflict('reaction-settled');
        await setWords(trx, guid, { words: text, status: state, now });
        if (kept !== undefined) await pictures.keep(trx, guid, kept);
        if (row.userId !== null) await mentions.write(trx, viewer, { guid, words: text, userIds: named });
      });
      return { guid, state };
    },

    async withdraw(viewer: Viewer, guid: string, key: string | undefined): Promise<void> {
      const row = await requireMine(viewer, guid, key);
      await change(row, async (trx, { status }) => {
        if (status === 'withdrawn') return;
        if (status === 'removed') throw conflict('reaction-settled');
        await setStanding(trx, guid, { status: 'withdrawn', statusBefore: status, reason: null, now: clock.now() });
      });
    },

    async putBack(viewer: Viewer, guid: string, key: string | undefined): Promise<void> {
      const row = await requireMine(viewer, guid, key);
      const now = clock.now();
      await change(row, async (trx, { status, statusBefore, createdAt, words }) => {
        if (status !== 'withdrawn') return;
        const isTooLate = now.getTime() - createdAt.getTime() > daysKept.unproven * day;
        if (statusBefore === null || words === '' || (statusBefore === 'unproven' && isTooLate))
          throw conflict('reaction-settled');
        await setStanding(trx, guid, { status: statusBefore, statusBefore: null, reason: null, now });
      });
    },

    /** Twice is once; who it was stays with us. */
    async report(viewer: Viewer, guid: string, { reason, key }: { reason: ReportReason; key: string }): Promise<void> {
      const row = await findReaction(db, guid);
      if (row?.status !== 'shown') throw notFound();
      await targets.require(viewer, { kind: row.targetKind, guid: row.targetGuid });
      const reporter = userIdOf(viewer) ?? `key ${hashOfKey(key)}`;
      await platform.transaction(async (trx) => {
        await insertReport(trx, { reactionGuid: guid, reporter, reason, now: clock.now() });
      });
    },
  };
}

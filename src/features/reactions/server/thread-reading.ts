import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { hashOfKey } from '#platform/server/mailed-key.ts';
import type { Answer, OwnThread, ReactionReceipt, Thread, ThreadAbout, ThreadTarget } from '../contract/reaction.ts';
import { answersAtFirst, reactionsInPart, type ThreadOrder } from '../contract/reaction-words.ts';
import { threadTag } from '../contract/reactions.tags.ts';
import { readCursor, writeCursor } from '../contract/thread-cursor.ts';
import { wayToReact } from '../contract/way-to-react.ts';
import { findThreadCounts } from './forum/thread-counts.repository.ts';
import { presentAnswer, presentOwn, presentRoot, quoteOf, targetOf } from './present-reaction.ts';
import { isModerator, userIdOf } from './reaction-rights.ts';
import { findBlock, findClosed, findOwn, findReaction, type ReactionRow } from './reactions.repository.ts';
import type { ReactionsParts } from './reactions-parts.ts';
import { findAnswers, findFirstAnswers, findRoots, findShown } from './thread.repository.ts';

/** An answer that may be kept, with what it may not survive. */
interface Kept<T> {
  value: T;
  tags: Tag[];
  changesAt: Date | undefined;
}

/** What a link leads to, and the one that it stands below or is. */
interface Linked {
  root: ReactionRow;
  row: ReactionRow;
}

interface LinkedAnswers {
  rows: ReactionRow[];
  isLater: boolean;
  next: string | null;
}

const answersInPart = 50;
/** Of the one that a link leads to; the rest of them by links. */
const answersOfLinked = 200;
/** As many of one's own as anyone has in one thread. */
const mostOwn = 200;

/** Reading a thread: what all share, what is one's own, and one reaction by itself. */
export function createThreadReading({
  platform,
  clock,
  members,
  mentions,
  pictures,
  proofs,
  targets,
  rights,
}: ReactionsParts) {
  const { db } = platform;

  /** Those that are answered within what is shown, wherever they stand. */
  async function answeredBy(rows: readonly ReactionRow[]): Promise<Map<string, ReactionRow>> {
    const asked = rows.flatMap(({ answersGuid, rootGuid }) =>
      answersGuid === null || answersGuid === rootGuid ? [] : [answersGuid],
    );
    const found = await findShown(db, [...new Set(asked)]);
    return new Map(found.map((row) => [row.guid, row]));
  }

  /** What is known of these beside themselves: whom they answer and whom they name. */
  async function aroundOf(viewer: Viewer, roots: readonly ReactionRow[], answers: readonly ReactionRow[]) {
    const guids = [...roots, ...answers].map(({ guid }) => guid);
    const [answered, { known, tags }, added] = await Promise.all([
      answeredBy(answers),
      mentions.of(viewer, guids),
      pictures.of(guids),
    ]);
    return { around: { answered, mentions: known, pictures: added }, tags };
  }

  /** The one that a link leads to; of another thread, or gone meanwhile, it leads to the beginning. */
  async function linkedOf(target: ThreadTarget, from: string | undefined): Promise<Linked | undefined> {
    const row = from === undefined ? undefined : await findReaction(db, from);
    if (row?.targetGuid !== target.guid) return undefined;
    const root = row.rootGuid === null ? row : await findReaction(db, row.rootGuid);
    return root && { root, row };
  }

  /** A part of its answers: the one that was asked for, else the first, else the one that begins with what the link leads to. */
  async function answersOf({ root, row }: Linked, cursor: string | undefined): Promise<LinkedAnswers> {
    const partAfter = async (seq: number): Promise<LinkedAnswers> => {
      const found = await findAnswers(db, root.guid, seq, answersOfLinked + 1);
      const rows = found.slice(0, answersOfLinked);
      const last = found.length > rows.length ? rows.at(-1) : undefined;
      return { rows, isLater: seq > 0, next: last === undefined ? null : writeCursor(last, 'oldest') };
    };
    const asked = readCursor(cursor);
    if (asked !== undefined) return partAfter(asked.seq);
    const first = await partAfter(0);
    const isThere = row === root || row.status !== 'shown' || first.rows.some(({ guid }) => guid === row.guid);
    return isThere ? first : partAfter(row.seq - 1);
  }

  return {
    async thread(
      viewer: Viewer,
      target: ThreadTarget,
      { order: asked, cursor, from }: { order: ThreadOrder; cursor?: string | undefined; from?: string | undefined },
    ): Promise<Kept<Thread>> {
      const seen = await targets.require(viewer, target);
      const rules = await rights.rulesOf(seen.own);
      const linked = await linkedOf(target, from);
      const part = linked && (await answersOf(linked, cursor));
      const order = linked === undefined ? asked : 'oldest';
      const after = linked === undefined ? readCursor(cursor) : { seq: linked.root.seq - 1, answerCount: 0 };
      const [found, counts] = await Promise.all([
        findRoots(db, target.guid, { order, after, limit: reactionsInPart + 1 }),
        findThreadCounts(db, [target.guid]),
      ]);
      const { shownCount = 0, closedAt = null } = counts.get(target.guid) ?? {};
      const roots = found.slice(0, reactionsInPart);
      const last = found.length > roots.length ? roots.at(-1) : undefined;
      const answered = roots.filter(({ guid, answerCount }) => answerCount > 0 && guid !== linked?.root.guid);
      const answers = [
        ...(part?.rows ?? []),
        ...(await findFirstAnswers(
          db,
          answered.map(({ guid }) => guid),
          answersAtFirst,
        )),
      ];
      const { around, tags } = await aroundOf(viewer, roots, answers);
      const below = (guid: string) => answers.filter(({ rootGuid }) => rootGuid === guid);
      return {
        value: {
          total: shownCount,
          isClosed: closedAt !== null || !seen.isOpen,
          isOver: !seen.isOpen,
          isSticky: seen.isSticky,
          moderation: rules.moderation,
          way: wayToReact(viewer, rules),
          canAddPictures: rules.pictures,
          reactions: roots.map((root) => ({
            ...presentRoot(root, below(root.guid), around),
            ...(part && root.guid === linked?.root.guid && { answersPart: { isLater: part.isLater, next: part.next } }),
          })),
          isLater: after !== undefined,
          next: last === undefined ? null : writeCursor(last, order),
        },
        tags: [threadTag(target.guid), settingsTag, ...seen.tags, ...tags],
        changesAt: seen.changesAt,
      };
    },

    async answers(
      viewer: Viewer,
      guid: string,
      cursor: string | undefined,
    ): Promise<Kept<{ answers: Answer[]; next: string | null }>> {
      const root = await findReaction(db, guid);
      if (root === undefined || root.rootGuid !== null) throw notFound();
      const seen = await targets.require(viewer, targetOf(root));
      const found = await findAnswers(db, guid, readCursor(cursor)?.seq ?? 0, answersInPart + 1);
      const rows = found.slice(0, answersInPart);
      const last = found.length > rows.length ? rows.at(-1) : undefined;
      const { around, tags } = await aroundOf(viewer, [], rows);
      return {
        value: {
          answers: rows.map((row) => presentAnswer(row, around)),
          next: last === undefined ? null : writeCursor(last, 'oldest'),
        },
        tags: [threadTag(root.targetGuid), ...seen.tags, ...tags],
        changesAt: seen.changesAt,
      };
    },

    async own(viewer: Viewer, target: ThreadTarget, keys: readonly string[]): Promise<OwnThread> {
      await targets.require(viewer, target);
      const userId = userIdOf(viewer);
      const [rows, rules, block, people] = await Promise.all([
        findOwn(db, target, { userId, keyHashes: keys.map(hashOfKey) }, mostOwn),
        rights.rules(),
        userId === null ? undefined : findBlock(db, userId),
        userId === null ? undefined : members.named(viewer, [userId]),
      ]);
      // What one took away is told once, where it happens.
      const told = rows.filter(({ status }) => status !== 'withdrawn');
      const added = await pictures.of(told.map(({ guid }) => guid));
      return {
        name: userId === null ? null : (people?.get(userId)?.name ?? ''),
        isBlocked: block !== undefined,
        canModerate: isModerator(viewer, rules),
        canMention: viewer.isActive && userId !== null,
        reactions: told.map((row) => presentOwn(row, added.get(row.guid) ?? [], clock.now())),
      };
    },

    async about(
      viewer: Viewer,
      target: ThreadTarget,
      { answers, language }: { answers?: string | undefined; language: Language },
    ): Promise<ThreadAbout> {
      const seen = await targets.require(viewer, target, language);
      const answered = answers === undefined ? undefined : await findReaction(db, answers);
      const isAnswerable = answered?.status === 'shown' && answered.targetGuid === target.guid;
      const rules = await rights.rulesOf(seen.own);
      return {
        title: seen.title,
        path: seen.path,
        isClosed: !seen.isOpen || (await findClosed(db, target.guid)) !== undefined,
        way: wayToReact(viewer, rules),
        canAddPictures: rules.pictures,
        answered: isAnswerable ? { author: answered.author, text: quoteOf(answered.words) } : null,
      };
    },

    /** For who wrote it, wherever they come from; whoever else has the address learns where it stands once it is there. */
    async receipt(
      viewer: Viewer,
      guid: string,
      { key, language }: { key?: string | undefined; language: Language },
    ): Promise<ReactionReceipt> {
      const row = await findReaction(db, guid);
      const seen = row && (await targets.seen(viewer, targetOf(row), language));
      if (row === undefined || seen === undefined) throw notFound();
      const isMine = rights.isMine(viewer, row, key);
      if (!isMine && row.status !== 'shown') throw notFound();
      const { title, path, target } = seen;
      const proof =
        row.status === 'unproven'
          ? { email: row.email ?? '', isMailed: await proofs.isUnderWay({ kind: 'ListItem', guid }) }
          : null;
      const added = isMine ? ((await pictures.of([guid])).get(guid) ?? []) : [];
      return {
        guid,
        target,
        title,
        path,
        state: row.status,
        ...(isMine && { own: { text: row.words, author: row.author, reason: row.reason, pictures: added, proof } }),
      };
    },
  };
}

import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { BlockedAuthor, ModeratorDecision, QueuePile, ReactionQueue } from '../contract/moderation.ts';
import type { ThreadTarget } from '../contract/reaction.ts';
import type { ReportReason } from '../contract/reaction-words.ts';
import { reactionAudit } from '../contract/reactions.audit.ts';
import { threadTag } from '../contract/reactions.tags.ts';
import {
  countQueue,
  countReports,
  deleteBlock,
  findBlocked,
  findQueue,
  findQueueTargets,
  findSettledAt,
  insertBlock,
  listBlocked,
  reopenReports,
  setClosed,
  settleReports,
} from './moderation.repository.ts';
import { targetOf } from './present-reaction.ts';
import { userIdOf } from './reaction-rights.ts';
import type { createReactionWriting } from './reaction-writing.ts';
import { findReaction, type ReactionRow, setStanding } from './reactions.repository.ts';
import type { ReactionsParts } from './reactions-parts.ts';

const perPage = 25;
const mostBlocked = 200;
/** Who does not moderate has nothing to do here, and learns nothing of others. */
const nothing: ReactionQueue = { counts: { reported: 0, waiting: 0 }, reactions: [], hasMore: false };
const decisionAudit = {
  keep: reactionAudit.kept,
  remove: reactionAudit.removed,
  reopen: reactionAudit.reopened,
} as const;

export type ModerationService = ReturnType<typeof createModerationService>;

/** What moderators do. They know no more of a thread than its readers: what they may not see they do not moderate. */
export function createModerationService(
  { platform, clock, audit, items, pictures, targets, rights }: ReactionsParts,
  { change }: Pick<ReturnType<typeof createReactionWriting>, 'change'>,
) {
  const { db } = platform;

  async function requireReaction(viewer: Viewer, guid: string): Promise<{ row: ReactionRow; title: string }> {
    await rights.requireModerator(viewer);
    const row = await findReaction(db, guid);
    if (row === undefined || row.status === 'unproven') throw notFound();
    const { title } = await targets.require(viewer, targetOf(row));
    return { row, title };
  }

  const subjectOf = ({ kind, guid }: ThreadTarget, name: string) => ({
    kind: kind === 'item' ? 'item' : 'page',
    id: guid,
    name,
  });

  async function requireAuthor(viewer: Viewer, guid: string): Promise<{ id: string; name: string }> {
    const { row } = await requireReaction(viewer, guid);
    if (row.userId === null) throw conflict('reaction-nameless');
    return { id: row.userId, name: row.author === '' ? row.userId : row.author };
  }

  async function unblock(actor: Actor, { id, name }: { id: string; name: string }): Promise<void> {
    await platform.transaction(async (trx) => {
      if (!(await deleteBlock(trx, id))) return;
      await audit.record(trx, actor, { action: reactionAudit.unblocked, subject: { kind: 'user', id, name } });
    });
  }

  return {
    async queue(
      viewer: Viewer,
      { pile, pageNumber, language }: { pile: QueuePile; pageNumber: number; language: Language },
    ): Promise<ReactionQueue> {
      if (!(await rights.mayModerate(viewer))) return nothing;
      const names = await targets.named(viewer, await findQueueTargets(db, pile), language);
      const targetGuids = [...names.keys()];
      const part = { pile, targetGuids, offset: (pageNumber - 1) * perPage, limit: perPage + 1 };
      const [found, counts] = await Promise.all([findQueue(db, part), countQueue(db, targetGuids)]);
      const rows = found.slice(0, perPage);
      const guids = rows.map(({ guid }) => guid);
      const [added, reports, blocked] = await Promise.all([
        pictures.of(guids),
        countReports(db, guids),
        findBlocked(
          db,
          rows.flatMap(({ userId }) => userId ?? []),
        ),
      ]);
      return {
        counts,
        hasMore: found.length > rows.length,
        reactions: rows.map((row) => ({
          guid: row.guid,
          target: targetOf(row),
          title: names.get(row.targetGuid)?.title ?? '',
          path: names.get(row.targetGuid)?.path ?? null,
          author: row.author,
          text: row.words,
          pictures: row.words === '' ? [] : (added.get(row.guid) ?? []),
          state: row.status,
          reason: row.reason,
          at: row.createdAt.toISOString(),
          reports: reports
            .filter(({ reactionGuid }) => reactionGuid === row.guid)
            .map(({ reason, count }) => ({ reason, count })),
          canBlock: row.userId !== null,
          isBlocked: row.userId !== null && blocked.has(row.userId),
        })),
      };
    },

    async decide(
      actor: Actor,
      guid: string,
      { decision, reason }: { decision: ModeratorDecision; reason?: ReportReason | undefined },
    ): Promise<void> {
      const { row, title } = await requireReaction(actor.viewer, guid);
      await change(row, async (trx, { status, statusBefore }) => {
        const now = clock.now();
        // Whoever wrote it was quicker.
        if (status === 'withdrawn') throw conflict('reaction-gone');
        if (decision === 'reopen') {
          if (statusBefore === null) return;
          await reopenReports(trx, guid, await findSettledAt(trx, guid));
          await setStanding(trx, guid, { status: statusBefore, statusBefore: null, reason: null, now });
        } else {
          const standing = decision === 'keep' ? 'shown' : 'removed';
          await settleReports(trx, guid, now);
          const why = decision === 'remove' ? (reason ?? 'elsewhere') : null;
          await setStanding(trx, guid, { status: standing, statusBefore: status, reason: why, now });
        }
        const details = { author: row.author, ...(reason !== undefined && { reason }) };
        const subject = subjectOf(targetOf(row), title);
        await audit.record(trx, actor, { action: decisionAudit[decision], subject, details });
      });
    },

    async close(actor: Actor, target: ThreadTarget, isClosed: boolean): Promise<void> {
      await rights.requireModerator(actor.viewer);
      const { title, isOpen } = await targets.require(actor.viewer, target);
      // What says itself that it is over is opened there.
      if (!isClosed && !isOpen) throw conflict('reactions-closed');
      await platform.transaction(async (trx, touch) => {
        const closedAt = isClosed ? clock.now() : null;
        if (!(await setClosed(trx, target.guid, { closedAt, by: userIdOf(actor.viewer) }))) return;
        const action = isClosed ? reactionAudit.closed : reactionAudit.opened;
        await audit.record(trx, actor, { action, subject: subjectOf(target, title) });
        touch(threadTag(target.guid));
      });
    },

    /** Above the others in the order of a forum, or no longer. */
    async stick(actor: Actor, target: ThreadTarget, isSticky: boolean): Promise<void> {
      await rights.requireModerator(actor.viewer);
      const { title } = await targets.require(actor.viewer, target);
      if (target.kind !== 'item') throw notFound();
      await platform.transaction(async (trx, touch) => {
        if (!(await items.talked.stick(trx, touch, target.guid, isSticky))) return;
        const action = isSticky ? reactionAudit.stuck : reactionAudit.unstuck;
        await audit.record(trx, actor, { action, subject: subjectOf(target, title) });
        touch(threadTag(target.guid));
      });
    },

    async block(actor: Actor, guid: string): Promise<void> {
      const { id, name } = await requireAuthor(actor.viewer, guid);
      // Nobody shuts out themselves by a slip of the hand.
      if (id === actor.viewer.id) throw conflict('reaction-own-block');
      await platform.transaction(async (trx) => {
        if (!(await insertBlock(trx, id, userIdOf(actor.viewer), clock.now()))) return;
        await audit.record(trx, actor, { action: reactionAudit.blocked, subject: { kind: 'user', id, name } });
      });
    },

    async unblock(actor: Actor, guid: string): Promise<void> {
      await unblock(actor, await requireAuthor(actor.viewer, guid));
    },

    async unblockPerson(actor: Actor, userId: string): Promise<void> {
      await rights.requireModerator(actor.viewer);
      const person = (await listBlocked(db, mostBlocked)).find(({ guid }) => guid === userId);
      if (person === undefined) throw notFound();
      await unblock(actor, { id: userId, name: person.author ?? (person.accountName || userId) });
    },

    async blocked(viewer: Viewer): Promise<BlockedAuthor[]> {
      if (!(await rights.mayModerate(viewer))) return [];
      return (await listBlocked(db, mostBlocked)).map(({ guid, at, author, accountName }) => ({
        guid,
        name: author ?? accountName,
        at: at.toISOString(),
      }));
    },
  };
}

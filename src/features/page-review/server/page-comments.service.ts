import type { PagesService } from '#features/pages/server/pages.service.ts';
import { AppError, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { mayChangeComment, mayRemoveComment } from '../contract/comment-rules.ts';
import { followQuote } from '../contract/follow-quote.ts';
import type { CommentThread, PageComment, Quoted } from '../contract/page-comment.ts';
import { pageReviewTag } from '../contract/page-review.tags.ts';
import {
  type CommentBy,
  changeWords,
  countAnswers,
  countByGuests,
  deleteComment,
  findComment,
  insertComment,
  listComments,
  type StoredComment,
  setSettled,
} from './page-comments.repository.ts';

interface CommentsParts {
  platform: Platform;
  pages: Pick<PagesService, 'editedPage' | 'listOperations'>;
  clock: Clock;
}

interface NewThread {
  words: string;
  block: string | null;
  quoted: (Quoted & { sequence: number }) | null;
}

/** Of the log; words that were quoted longer ago are looked for by what they say. */
const mostOperations = 5000;

const mostByGuests = 300;

export type PageCommentsService = ReturnType<typeof createPageCommentsService>;

/** What people say about a page while it is being written. Who may edit the page reads it and answers. */
export function createPageCommentsService({ platform, pages, clock }: CommentsParts) {
  const said = (trx: PlatformTransaction, pageId: string) => platform.signal(trx, pageReviewTag(pageId));

  /** Where the quoted words of each thread are by now. */
  async function follower(viewer: Viewer, pageId: string, first: readonly StoredComment[]) {
    const from = first.flatMap(({ quoted, sequence }) => (quoted === null || sequence === null ? [] : [sequence]));
    if (from.length === 0) return () => undefined;
    const range = { after: Math.min(...from), limit: mostOperations };
    const { operations } = await pages.listOperations(viewer, pageId, range);
    const isWhole = operations.length < mostOperations;
    return ({ block, quoted, sequence }: StoredComment) => {
      if (quoted === null || !isWhole) return undefined;
      const { path, language, format, from: start, to: end } = quoted;
      const since = operations.filter(({ number }) => number > (sequence ?? 0)).map(({ operation }) => operation);
      return followQuote({ place: { block, path, language, format }, from: start, to: end }, since);
    };
  }

  /** The comment, for who may edit the page that it is about. */
  async function commentFor(viewer: Viewer, id: string): Promise<StoredComment> {
    const comment = await findComment(platform.db, id);
    if (comment === undefined) throw notFound();
    await pages.editedPage(viewer, comment.pageId);
    return comment;
  }

  const add = (by: CommentBy, pageId: string, { words, block, quoted }: NewThread): Promise<{ id: string }> =>
    platform.transaction(async (trx) => {
      const { sequence, ...stored } = quoted ?? { sequence: null };
      const place = { block, quoted: quoted === null ? null : (stored as Quoted), sequence };
      const id = await insertComment(trx, { pageId, threadId: null, ...place, by, words, at: clock.now() });
      await said(trx, pageId);
      return { id };
    });

  return {
    async list(viewer: Viewer, pageId: string): Promise<CommentThread[]> {
      await pages.editedPage(viewer, pageId);
      const all = await listComments(platform.db, pageId);
      const first = all.filter(({ threadId }) => threadId === null);
      const placeOf = await follower(viewer, pageId, first);
      const answers = Map.groupBy(all, ({ threadId }) => threadId);
      return first.map((comment) => {
        const now = placeOf(comment);
        return {
          id: comment.id,
          block: comment.block,
          quoted: comment.quoted && {
            ...comment.quoted,
            ...(now !== undefined && { path: [...now.place.path], from: now.from, to: now.to }),
            isFound: now !== undefined,
          },
          isSettled: comment.settledAt !== null,
          comments: [comment, ...(answers.get(comment.id) ?? [])].map((one) => presented(viewer, one)),
        };
      });
    },

    async add(viewer: Viewer, pageId: string, thread: NewThread): Promise<{ id: string }> {
      await pages.editedPage(viewer, pageId);
      return add({ id: requireUserId(viewer) }, pageId, thread);
    },

    /** Who has no account says it under a name of their choice; that they may is for the caller to know (features/previews). */
    async addByGuest(name: string, pageId: string, thread: Pick<NewThread, 'words' | 'block'>): Promise<void> {
      // Whoever got hold of a link cannot bury what others said.
      if ((await countByGuests(platform.db, pageId)) >= mostByGuests) throw new AppError('too-many-requests', 429);
      await add({ guestName: name }, pageId, { ...thread, quoted: null });
    },

    async answer(viewer: Viewer, id: string, words: string): Promise<{ id: string }> {
      const { pageId, threadId } = await commentFor(viewer, id);
      const by = { id: requireUserId(viewer) };
      return platform.transaction(async (trx) => {
        const thread = { pageId, threadId: threadId ?? id, block: null, quoted: null, sequence: null };
        const answer = await insertComment(trx, { ...thread, by, words, at: clock.now() });
        await said(trx, pageId);
        return { id: answer };
      });
    },

    async change(viewer: Viewer, id: string, words: string): Promise<void> {
      const { pageId, author } = await commentFor(viewer, id);
      if (!mayChangeComment(viewer, author)) throw notAllowed('not-yours');
      await platform.transaction(async (trx) => {
        await changeWords(trx, id, words, clock.now());
        await said(trx, pageId);
      });
    },

    /** What others answered keeps standing: the first of a thread leaves its place. */
    async remove(viewer: Viewer, id: string): Promise<void> {
      const { pageId, threadId, author } = await commentFor(viewer, id);
      if (!mayRemoveComment(viewer, author)) throw notAllowed('not-yours');
      await platform.transaction(async (trx) => {
        if ((await countAnswers(trx, id)) > 0) await changeWords(trx, id, '', clock.now());
        else await deleteComment(trx, id);
        const first = threadId === null ? undefined : await findComment(trx, threadId);
        if (first?.words === '' && (await countAnswers(trx, first.id)) === 0) await deleteComment(trx, first.id);
        await said(trx, pageId);
      });
    },

    async settle(viewer: Viewer, id: string, isSettled: boolean): Promise<void> {
      const { pageId, threadId } = await commentFor(viewer, id);
      await platform.transaction(async (trx) => {
        await setSettled(trx, threadId ?? id, isSettled ? clock.now() : null);
        await said(trx, pageId);
      });
    },
  };
}

const presented = (viewer: Viewer, { id, author, words, writtenAt, changedAt }: StoredComment): PageComment => ({
  id,
  by: { id: author.id, name: author.name },
  isGuest: author.isGuest,
  words,
  at: writtenAt.toISOString(),
  changedAt: changedAt?.toISOString() ?? null,
  can: {
    change: words !== '' && mayChangeComment(viewer, author),
    remove: words !== '' && mayRemoveComment(viewer, author),
  },
});

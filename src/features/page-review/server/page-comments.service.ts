import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
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
import type { ReviewSubject } from '../contract/review-rules.ts';
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
  items: Pick<ListItemsService['editing'], 'editedItem' | 'whileEdited' | 'listOperations'>;
  clock: Clock;
}

interface NewThread {
  words: string;
  block: string | null;
  field: string | null;
  quoted: (Quoted & { sequence: number }) | null;
}

/** Of the log; words that were quoted longer ago are looked for by what they say. */
const mostOperations = 5000;

const mostByGuests = 300;

export type PageCommentsService = ReturnType<typeof createPageCommentsService>;

/** What people say about a page or an item while it is being written. Who may edit it reads it and answers. */
export function createPageCommentsService({ platform, pages, items, clock }: CommentsParts) {
  const said = (trx: PlatformTransaction, { id }: ReviewSubject) => platform.signal(trx, pageReviewTag(id));

  /** For who may edit it; what is refused is refused as by the editor itself. */
  const requireEditor = async (viewer: Viewer, { kind, id }: ReviewSubject): Promise<unknown> =>
    kind === 'page' ? pages.editedPage(viewer, id) : items.editedItem(viewer, id);

  /** Where the quoted words of each thread are by now. */
  async function follower(viewer: Viewer, { kind, id }: ReviewSubject, first: readonly StoredComment[]) {
    const from = first.flatMap(({ quoted, sequence }) => (quoted === null || sequence === null ? [] : [sequence]));
    if (from.length === 0) return () => undefined;
    const range = { after: Math.min(...from), limit: mostOperations };
    const { operations } = await (kind === 'page' ? pages : items).listOperations(viewer, id, range);
    const isWhole = operations.length < mostOperations;
    return ({ block, quoted, sequence }: StoredComment) => {
      if (quoted === null || !isWhole) return undefined;
      const { path, language, format, from: start, to: end, quote } = quoted;
      const since = operations.filter(({ number }) => number > (sequence ?? 0));
      return followQuote({ place: { block, path, language, format }, from: start, to: end, quote }, since);
    };
  }

  /** The comment, for who may edit what it is about; to others it is not there. */
  async function commentFor(viewer: Viewer, id: string): Promise<StoredComment> {
    const comment = await findComment(platform.db, id);
    if (comment === undefined) throw notFound();
    await requireEditor(viewer, comment.subject).catch((error: unknown) => {
      throw error instanceof AppError && error.status === 403 ? notFound() : error;
    });
    return comment;
  }

  async function insert(
    trx: PlatformTransaction,
    by: CommentBy,
    subject: ReviewSubject,
    { words, block, field, quoted }: NewThread,
  ): Promise<{ id: string }> {
    const { sequence, ...stored } = quoted ?? { sequence: null };
    const place = { block, field, quoted: quoted === null ? null : (stored as Quoted), sequence };
    const id = await insertComment(trx, { subject, threadId: null, ...place, by, words, at: clock.now() });
    await said(trx, subject);
    return { id };
  }

  return {
    async list(viewer: Viewer, subject: ReviewSubject): Promise<CommentThread[]> {
      await requireEditor(viewer, subject);
      const all = await listComments(platform.db, subject);
      const first = all.filter(({ threadId }) => threadId === null);
      const placeOf = await follower(viewer, subject, first);
      const answers = Map.groupBy(all, ({ threadId }) => threadId);
      return first.map((comment) => {
        const now = placeOf(comment);
        return {
          id: comment.id,
          block: comment.block,
          field: comment.field,
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

    async add(viewer: Viewer, subject: ReviewSubject, thread: NewThread): Promise<{ id: string }> {
      const by = { id: requireUserId(viewer) };
      if (subject.kind === 'item') {
        // From the first words on every change of the item is numbered, so that they can be followed.
        return items.whileEdited({ viewer }, subject.id, (trx) => insert(trx, by, subject, thread));
      }
      await requireEditor(viewer, subject);
      return platform.transaction((trx) => insert(trx, by, subject, thread));
    },

    /** Who has no account says it under a name of their choice; that they may is for the caller to know (features/previews). */
    async addByGuest(name: string, subject: ReviewSubject, thread: Pick<NewThread, 'words' | 'block'>): Promise<void> {
      // Whoever got hold of a link cannot bury what others said.
      if ((await countByGuests(platform.db, subject)) >= mostByGuests) throw new AppError('too-many-requests', 429);
      await platform.transaction((trx) =>
        insert(trx, { guestName: name }, subject, { ...thread, field: null, quoted: null }),
      );
    },

    async answer(viewer: Viewer, id: string, words: string): Promise<{ id: string }> {
      const { subject, threadId } = await commentFor(viewer, id);
      const by = { id: requireUserId(viewer) };
      return platform.transaction(async (trx) => {
        const thread = { subject, threadId: threadId ?? id, block: null, field: null, quoted: null, sequence: null };
        const answer = await insertComment(trx, { ...thread, by, words, at: clock.now() });
        await said(trx, subject);
        return { id: answer };
      });
    },

    async change(viewer: Viewer, id: string, words: string): Promise<void> {
      const { subject, author } = await commentFor(viewer, id);
      if (!mayChangeComment(viewer, author)) throw notAllowed('not-yours');
      await platform.transaction(async (trx) => {
        await changeWords(trx, id, words, clock.now());
        await said(trx, subject);
      });
    },

    /** What others answered keeps standing: the first of a thread leaves its place. */
    async remove(viewer: Viewer, id: string): Promise<void> {
      const { subject, threadId, author } = await commentFor(viewer, id);
      if (!mayRemoveComment(viewer, author)) throw notAllowed('not-yours');
      await platform.transaction(async (trx) => {
        if ((await countAnswers(trx, id)) > 0) await changeWords(trx, id, '', clock.now());
        else await deleteComment(trx, id);
        const first = threadId === null ? undefined : await findComment(trx, threadId);
        if (first?.words === '' && (await countAnswers(trx, first.id)) === 0) await deleteComment(trx, first.id);
        await said(trx, subject);
      });
    },

    async settle(viewer: Viewer, id: string, isSettled: boolean): Promise<void> {
      const { subject, threadId } = await commentFor(viewer, id);
      await platform.transaction(async (trx) => {
        await setSettled(trx, threadId ?? id, isSettled ? clock.now() : null);
        await said(trx, subject);
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

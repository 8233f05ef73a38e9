import type { AuditService } from '#features/audit/server/audit.service.ts';
import type {
  EditedItemFacts,
  ItemApproval,
  ListItemsService,
} from '#features/list-items/server/list-items.service.ts';
import type { EditedPageFacts, PagesService } from '#features/pages/server/pages.service.ts';
import { knownTranslations } from '#features/translation/contract/known-translations.ts';
import { changedLanguages } from '#features/translation/contract/language-contents.ts';
import { translatedLanguages } from '#features/translation/contract/languages-of.ts';
import { languagesAlong } from '#features/translation/contract/publish-chosen.ts';
import type { AuditAction } from '#platform/contract/calls/audit-action.ts';
import { AppError, conflict, notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { reviewAudit } from '../contract/page-review.audit.ts';
import { pageReviewTag, reviewsTag } from '../contract/page-review.tags.ts';
import type { LanguageReview, PageReview, ReviewTask, ReviewTasks } from '../contract/page-review.ts';
import {
  type LanguageNow,
  mailsAgain,
  type ReviewState,
  type ReviewSubject,
  reviewRights,
  rightsOfAll,
  stateOfReview,
} from '../contract/review-rules.ts';
import { languageNow } from './content-sum.ts';
import type { PageApprovalService } from './page-approval.service.ts';
import {
  findReviews,
  listReviews,
  markWithdrawn,
  type Said,
  type StoredReview,
  saveAnswer,
  saveRequest,
} from './page-review.repository.ts';
import type { ReviewMails } from './review-mails.ts';
import type { ReviewTitles } from './review-titles.ts';

interface ReviewParts {
  platform: Platform;
  pages: Pick<PagesService, 'editedPage' | 'whileEdited' | 'failedPlans'>;
  items: Pick<ListItemsService['editing'], 'editedItem' | 'whileEdited'>;
  titles: ReviewTitles;
  approval: Pick<PageApprovalService, 'isNeededOnPage'> & { items: Pick<ItemApproval, 'isNeeded'> };
  mails: ReviewMails;
  audit: Pick<AuditService, 'record'>;
  clock: Clock;
}

type Facts = EditedPageFacts | EditedItemFacts;

interface LanguageInReview extends LanguageReview {
  review: StoredReview | undefined;
  now: LanguageNow;
}

/** What someone does something about, while nothing else of it changes. */
interface InReview {
  facts: Facts;
  trx: PlatformTransaction;
  languages: LanguageInReview[];
}

interface Asked {
  note: string;
  languages?: readonly Language[] | undefined;
}

export type PageReviewService = ReturnType<typeof createPageReviewService>;

/** Asking someone to look a page or an item over, language by language, and their answer (issue: approval by choice). */
export function createPageReviewService(parts: ReviewParts) {
  const { platform, pages, items, titles, approval, mails, audit, clock } = parts;

  /** What is written of it, for who may edit it, and whether anybody's yes is asked for. */
  async function edited(viewer: Viewer, { kind, id }: ReviewSubject): Promise<{ facts: Facts; isNeeded: boolean }> {
    if (kind === 'page') {
      const facts = await pages.editedPage(viewer, id);
      return { facts, isNeeded: await approval.isNeededOnPage(id) };
    }
    const facts = await items.editedItem(viewer, id);
    return { facts, isNeeded: await approval.items.isNeeded(facts.listId) };
  }

  function languagesOf(
    viewer: Viewer,
    { sequence, written, readers }: Facts,
    reviews: readonly StoredReview[],
    isNeeded: boolean,
  ): LanguageInReview[] {
    const changed = changedLanguages(written, readers);
    const languages: Language[] = [defaultLanguage, ...translatedLanguages(written, readers)];
    return languages.map((language) => {
      const review = reviews.find((one) => one.language === language);
      const now = languageNow({ sequence, document: written }, language);
      const state = stateOfReview(review, now);
      const askedBy = review?.askedBy ?? null;
      return {
        language,
        state,
        hasNews: changed.includes(language),
        sequence: review?.sequence ?? null,
        asked: state === 'none' ? null : withDate(review?.asked),
        answered: state === 'none' ? null : withDate(review?.answered),
        can: reviewRights(viewer, { isNeeded, state, askedBy }),
        review,
        now,
      };
    });
  }

  async function read(viewer: Viewer, subject: ReviewSubject): Promise<PageReview> {
    const { facts, isNeeded } = await edited(viewer, subject);
    const inReview = languagesOf(viewer, facts, await findReviews(platform.db, subject), isNeeded);
    const languages = inReview.map(({ review: _, now: __, ...language }) => language);
    const can = rightsOfAll(languages, facts.readers !== undefined);
    return { isNeeded, sequence: facts.sequence, languages, can };
  }

  /** In step with what is written: it is locked meanwhile. Answers which languages something was done about. */
  async function change(
    actor: Actor,
    subject: ReviewSubject,
    action: AuditAction,
    work: (page: InReview) => Promise<readonly Language[]>,
  ): Promise<PageReview> {
    const { isNeeded } = await edited(actor.viewer, subject);
    const during = async (trx: PlatformTransaction, facts: Facts): Promise<void> => {
      const languages = languagesOf(actor.viewer, facts, await findReviews(trx, subject), isNeeded);
      const done = await work({ facts, trx, languages });
      await audit.record(trx, actor, { action, subject: facts.subject, details: { languages: [...done] } });
      await platform.signal(trx, pageReviewTag(subject.id));
      await platform.signal(trx, reviewsTag);
    };
    await (subject.kind === 'page'
      ? pages.whileEdited(actor, subject.id, during)
      : items.whileEdited(actor, subject.id, during));
    return read(actor.viewer, subject);
  }

  /** Those that were named, or that goes for. */
  const chosen = (
    { languages }: InReview,
    named: readonly Language[] | undefined,
    isMeant: (language: LanguageInReview) => boolean,
  ): LanguageInReview[] =>
    languages.filter((one) => (named === undefined ? isMeant(one) : named.includes(one.language)));

  /** Who may not answer because nobody asks any more is told that, and not that they may not. */
  function toAnswer(page: InReview, named: readonly Language[] | undefined): LanguageInReview[] {
    const waiting = page.languages.filter(({ state }) => state === 'waiting');
    const meant = named === undefined ? waiting : waiting.filter(({ language }) => named.includes(language));
    if (meant.length === 0 || (named !== undefined && meant.length < named.length))
      throw conflict('review-not-waiting');
    const able = meant.filter(({ can }) => can.approve);
    const refused = meant.find(({ can }) => !can.approve);
    if (refused === undefined || (named === undefined && able.length > 0)) return able;
    throw notAllowed(refused.can.withdraw ? 'review-own' : 'review-for-managers');
  }

  async function answer(
    actor: Actor,
    subject: ReviewSubject,
    trx: PlatformTransaction,
    answered: readonly LanguageInReview[],
    { state, note }: { state: 'approved' | 'returned'; note: string },
  ): Promise<readonly Language[]> {
    const by = requireUserId(actor.viewer);
    const at = clock.now();
    for (const { language, now } of answered) {
      await saveAnswer(trx, { subject, language }, { state, ...now, by, at, note });
    }
    for (const [to, asked] of Map.groupBy(answered, ({ review }) => review?.askedBy)) {
      const languages = asked.map(({ language }) => language);
      const letter = { outcome: state, subject, languages, by, note, askedAt: actor.client?.origin };
      if (to) await mails.tellAsker(trx, { ...letter, to });
    }
    return answered.map(({ language }) => language);
  }

  /** Of one that was approved and not published: what was changed since may be another language. */
  async function isStillApproved(viewer: Viewer, { subject, language }: StoredReview): Promise<boolean> {
    try {
      const { languages } = await read(viewer, subject);
      return languages.some((one) => one.language === language && one.state === 'approved');
    } catch (error) {
      if (error instanceof AppError && !error.report) return false;
      throw error;
    }
  }

  async function stateInList(viewer: Viewer, review: StoredReview, sequence: number): Promise<ReviewState> {
    if (review.state !== 'approved') return review.state === 'withdrawn' ? 'none' : review.state;
    const isApproved = review.sequence === sequence || (await isStillApproved(viewer, review));
    return isApproved ? 'approved' : 'lapsed';
  }

  return {
    read,

    ask: (actor: Actor, subject: ReviewSubject, { note, languages }: Asked): Promise<PageReview> =>
      change(actor, subject, reviewAudit.asked, async (page) => {
        const { trx, facts } = page;
        const along = languagesAlong(facts.written, {});
        const notes = knownTranslations(facts.written);
        // What a machine wrote and nobody read is asked about by name alone.
        const goes = ({ language }: LanguageInReview) =>
          along.includes(language) && notes[language]?.isAutomatic !== true;
        const news = chosen(page, languages, goes).filter(({ hasNews }) => hasNews);
        if (news.length === 0 || (languages !== undefined && news.length < languages.length)) {
          throw conflict('nothing-to-review');
        }
        const asked = news.filter(({ can }) => can.ask);
        if (asked.length === 0 || (languages !== undefined && asked.length < news.length)) {
          throw conflict('review-asked-already');
        }
        const by = requireUserId(actor.viewer);
        const at = clock.now();
        const isMailed = asked.some(({ review }) => mailsAgain(review, at));
        for (const { language, review, now } of asked) {
          const mailedAt = isMailed ? at : (review?.mailedAt ?? null);
          await saveRequest(trx, { subject, language }, { sequence: now.sequence, by, at, note, mailedAt });
        }
        const done = asked.map(({ language }) => language);
        const letter = { subject, languages: done, by, note, askedAt: actor.client?.origin };
        if (isMailed) await mails.askManagers(trx, letter);
        return done;
      }),

    withdraw: (actor: Actor, subject: ReviewSubject, { languages }: Pick<Asked, 'languages'>): Promise<PageReview> =>
      change(actor, subject, reviewAudit.withdrawn, async (page) => {
        const waiting = chosen(page, languages, () => true).filter(({ state }) => state === 'waiting');
        if (waiting.length === 0) throw conflict('review-not-waiting');
        const own = waiting.filter(({ can }) => can.withdraw);
        if (own.length === 0 || (languages !== undefined && own.length < waiting.length)) throw notAllowed('not-yours');
        for (const { language } of own) await markWithdrawn(page.trx, { subject, language });
        return own.map(({ language }) => language);
      }),

    approve: (
      actor: Actor,
      subject: ReviewSubject,
      { sequence, note, languages }: Asked & { sequence: number },
    ): Promise<PageReview> =>
      change(actor, subject, reviewAudit.approved, async (page) => {
        const asked = toAnswer(page, languages);
        // A yes is for what was looked at.
        if (sequence !== page.facts.sequence) throw new AppError('changed-meanwhile', 409);
        return answer(actor, subject, page.trx, asked, { state: 'approved', note });
      }),

    sendBack: (actor: Actor, subject: ReviewSubject, { note, languages }: Asked): Promise<PageReview> =>
      change(actor, subject, reviewAudit.returned, (page) =>
        answer(actor, subject, page.trx, toAnswer(page, languages), { state: 'returned', note }),
      ),

    async tasks(viewer: Viewer, language: Language): Promise<ReviewTasks> {
      const me = requireUserId(viewer);
      const all = await listReviews(platform.db);
      const mine = all.filter(
        ({ askedBy, state }) => askedBy === me || (state === 'waiting' && viewer.isContentManager),
      );
      const subjects = mine.map(({ subject }) => subject);
      const found = await titles(platform.db, subjects, language);
      const tasks: ReviewTask[] = [];
      for (const review of mine) {
        const titled = found(review.subject);
        if (titled === undefined) continue;
        const task: ReviewTask = {
          kind: review.subject.kind,
          guid: review.subject.id,
          title: titled.title,
          path: titled.path ?? null,
          languages: [review.language],
          state: await stateInList(viewer, review, titled.sequence),
          asked: withDate(review.asked),
          answered: withDate(review.answered),
          publishAt: titled.publishAt?.toISOString() ?? null,
          isNew: !titled.isPublished,
        };
        const same = tasks.find((one) => isSameTask(one, task));
        if (same === undefined) tasks.push(task);
        else same.languages = inOrder([...same.languages, review.language]);
      }
      const isOwn = ({ asked }: ReviewTask) => asked?.by.id === me;
      return {
        toAnswer: tasks.filter((task) => !isOwn(task)),
        own: tasks.filter(isOwn),
        failed: await pages.failedPlans(viewer, language),
      };
    },
  };
}

/** Asked for in one go and standing alike: one row, with its languages. */
const isSameTask = (one: ReviewTask, other: ReviewTask): boolean =>
  one.guid === other.guid &&
  one.state === other.state &&
  one.asked?.at === other.asked?.at &&
  one.answered?.at === other.answered?.at;

/** As in the editor: the default language, and then its translations. */
const inOrder = (languages: readonly Language[]): Language[] =>
  languages.toSorted(
    (one, other) =>
      Number(other === defaultLanguage) - Number(one === defaultLanguage) || one.localeCompare(other, 'en'),
  );

const withDate = (said: Said | null | undefined) =>
  said === null || said === undefined ? null : { ...said, at: said.at.toISOString() };

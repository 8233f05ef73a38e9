import { changedLanguages } from '#features/translation/contract/language-contents.ts';
import { type LanguageChoice, languagesAlong } from '#features/translation/contract/publish-chosen.ts';
import { AppError, momentOver, notAllowed } from '#platform/contract/calls/errors.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { isOver } from '#platform/contract/time/planned-moment.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { asDecidedBefore, decidePlanned, plannedBy } from '../../contract/page-decisions.ts';
import { pageRightsChange } from '../../contract/page-rights.ts';
import { pageAudit } from '../../contract/pages.audit.ts';
import { pageEditingTag, pageUpkeepTag } from '../../contract/pages.tags.ts';
import type { PlannedAction } from '../../contract/plans/plan-failure.ts';
import type { PageState } from '../../contract/working-copy.ts';
import { type EditedPage, type PageEditing, subjectOfAudit } from '../page-editing.ts';
import type { PageWriting } from '../page-writing.ts';
import type { PagesContext } from '../pages-context.ts';
import { saveDecisions, setSchedule, takeDuePage, type WritablePage } from '../pages-writing.repository.ts';
import type { PlanOfSomeone } from './ended-plans.repository.ts';
import { forgetFailure } from './failed-plans.repository.ts';
import type { FailedPlans } from './failed-plans.ts';

export interface PageSchedule {
  publishAt: string | null;
  unpublishAt: string | null;
  /** Of a plan that is put back as it was: which go out then. */
  languages?: readonly Language[] | null | undefined;
}

/** The same, with moments that were looked at. */
interface Plan extends Pick<PageSchedule, 'languages'> {
  publishAt: Date | null;
  unpublishAt: Date | null;
  /** Of one that is put back: it stays theirs. */
  of?: Pick<PlanOfSomeone, 'plannedBy' | 'decided'> | undefined;
}

interface ScheduleParts extends PagesContext {
  editing: PageEditing;
  writing: PageWriting;
  failedPlans: Pick<FailedPlans, 'giveUp'>;
}

const actor: Actor = { viewer: systemViewer('schedule') };

const plannedChoice = (languages: readonly Language[] | null): LanguageChoice =>
  languages === null
    ? {}
    : {
        languages: languages.filter((language) => language !== defaultLanguage),
        withoutSource: !languages.includes(defaultLanguage),
      };

/** What could not be done, and why; what else was due of the page is tried by itself. */
class NotCarriedOut extends Error {
  readonly action: PlannedAction;
  readonly refusal: AppError;
  constructor(action: PlannedAction, refusal: AppError) {
    super(refusal.code);
    this.action = action;
    this.refusal = refusal;
  }
}

export type PageScheduling = ReturnType<typeof createPageSchedule>;

/** Product.md §3: what happens to a page at its hour, while nobody is there. */
export function createPageSchedule(parts: ScheduleParts) {
  const { platform, audit, clock, approval, editing, writing, failedPlans } = parts;

  /** Both can be due when nothing ran for a while: the earlier first. */
  function dueActions({ page }: EditedPage): PlannedAction[] {
    const moments: [PlannedAction, Date | null][] = [
      ['publish', page.publishAt],
      ['unpublish', page.unpublishAt],
    ];
    return moments
      .flatMap(([action, at]) => (at !== null && at <= clock.now() ? [{ action, at }] : []))
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ action }) => action);
  }

  /** At its hour nothing goes along that nobody looked at, and nothing that was planned is left out in silence. */
  async function requireYes({ trx, page }: EditedPage, choice: LanguageChoice): Promise<void> {
    const approved = await approval.approved(trx, undefined, page);
    if (approved === 'all') return;
    const changed = changedLanguages(page.document, page.published);
    const given = languagesAlong(page.document, choice).filter((language) => changed.includes(language));
    if (given.some((language) => !approved.includes(language))) throw notAllowed('approval-needed');
  }

  /** Who needs a yes plans what has one; of another all goes along that is no draft, or what went along before. */
  async function languagesPlanned(
    trx: PlatformTransaction,
    { viewer }: Actor,
    page: WritablePage,
    before: readonly Language[] | null,
  ) {
    const approved = await approval.approved(trx, viewer, page);
    const choice = await writing.allowedChoice(trx, viewer, page, plannedChoice(before));
    if (approved !== 'all') return languagesAlong(page.document, choice);
    const changed = changedLanguages(page.document, page.published);
    const given = languagesAlong(page.document, choice).filter((language) => changed.includes(language));
    await approval.keepForPlan(trx, viewer, page, given);
    return before;
  }

  async function plan(by: Actor, { trx, id, page, standing, signature }: EditedPage, planned: Plan): Promise<void> {
    const { publishAt, unpublishAt, of } = planned;
    const decisions = asDecidedBefore(decidePlanned(standing, page, planned), of?.decided);
    const languages = publishAt === null ? null : await languagesPlanned(trx, by, page, planned.languages ?? null);
    await saveDecisions(trx, id, decisions);
    const whose = of === undefined ? signature.by : of.plannedBy;
    await setSchedule(trx, id, { publishAt, unpublishAt, languages, plannedBy: whose });
    await forgetFailure(trx, id);
    await platform.signal(trx, pageEditingTag(id));
    await platform.signal(trx, pageUpkeepTag);
    await audit.record(trx, by, {
      action: pageAudit.scheduled,
      subject: subjectOfAudit(id, page.document),
      details: { publishAt: publishAt?.toISOString() ?? null, unpublishAt: unpublishAt?.toISOString() ?? null },
    });
  }

  /** With the right of who planned it: what was decided since by someone with more right stands. */
  async function carryOutOne(edited: EditedPage, action: PlannedAction): Promise<EditedPage['page']> {
    const { trx, id, page } = edited;
    const subject = subjectOfAudit(id, page.document);
    const details = { isScheduled: true, ...pageRightsChange(page.published, page.document) };
    const standing = plannedBy(page, action === 'publish' ? 'appearsOn' : 'endsOn');
    if (action === 'publish') {
      const choice = plannedChoice(page.plannedLanguages);
      await requireYes(edited, choice);
      const { version, decisions } = await writing.publishEdited({ ...edited, standing }, choice);
      await audit.record(trx, actor, { action: pageAudit.published, subject, details });
      return { ...page, published: version, lastVersion: version, publishAt: null, decisions };
    }
    const decisions = await writing.unpublishEdited({ ...edited, standing });
    await audit.record(trx, actor, { action: pageAudit.unpublished, subject, details });
    return { ...page, published: undefined, unpublishAt: null, decisions };
  }

  async function carryOut(edited: EditedPage): Promise<void> {
    let { page } = edited;
    for (const action of dueActions(edited)) {
      try {
        page = await carryOutOne({ ...edited, page }, action);
      } catch (error) {
        throw error instanceof AppError && !error.report ? new NotCarriedOut(action, error) : error;
      }
    }
  }

  /** In one transaction with the look for it, so that two processes cannot both do it. */
  async function carryOutNext(faults: Map<string, unknown>): Promise<boolean> {
    let due: string | undefined;
    try {
      return await platform.transaction(async (trx, touch) => {
        due = await takeDuePage(trx, clock.now(), [...faults.keys()]);
        if (due === undefined) return false;
        await editing.within(trx, touch, actor, due, carryOut);
        return true;
      });
    } catch (error) {
      if (due === undefined) throw error;
      if (error instanceof NotCarriedOut) await failedPlans.giveUp(actor, due, error.action, error.refusal);
      else faults.set(due, error);
      return true;
    }
  }

  return {
    plan,

    async schedule(by: Actor, id: string, { publishAt, unpublishAt, languages }: PageSchedule): Promise<PageState> {
      const moments = { publishAt: momentOf(publishAt), unpublishAt: momentOf(unpublishAt) };
      for (const [field, at] of Object.entries(moments)) {
        if (at !== null && isOver(at, clock.now())) throw momentOver(field);
      }
      if (publishAt !== null && moments.publishAt?.getTime() === moments.unpublishAt?.getTime()) {
        const fields = [{ path: 'body.unpublishAt', code: 'same-moment', message: 'unpublishAt' }];
        throw new AppError('same-moment', 400, { fields });
      }
      await editing.change(by, id, (edited) => plan(by, edited, { ...moments, languages }));
      return editing.stateAfter(by.viewer, id);
    },

    /** What is due now, page by page. One that fails by a fault of ours is tried again later, and keeps none of the others. */
    async carryOutDue(): Promise<void> {
      const faults = new Map<string, unknown>();
      while (await carryOutNext(faults));
      if (faults.size > 0) throw new AggregateError(faults.values(), `${faults.size} scheduled pages failed`);
    },
  };
}

const momentOf = (value: string | null): Date | null => (value === null ? null : new Date(value));

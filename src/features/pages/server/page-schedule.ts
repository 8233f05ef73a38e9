import { AppError, badInput } from '#platform/contract/calls/errors.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import { decidePlanned, plannedBy } from '../contract/page-decisions.ts';
import { pageRightsChange } from '../contract/page-rights.ts';
import { pageAudit } from '../contract/pages.audit.ts';
import type { PageState } from '../contract/working-copy.ts';
import { type EditedPage, type PageEditing, subjectOfAudit } from './page-editing.ts';
import type { PageWriting } from './page-writing.ts';
import type { PagesContext } from './pages-context.ts';
import { saveDecisions, setSchedule, takeDuePage } from './pages-writing.repository.ts';

export interface PageSchedule {
  publishAt: string | null;
  unpublishAt: string | null;
}

interface ScheduleParts extends PagesContext {
  editing: PageEditing;
  writing: PageWriting;
}

const actor: Actor = { viewer: systemViewer('schedule') };

/** Product.md §3: what happens to a page at its hour, while nobody is there. */
export function createPageSchedule({ platform, audit, clock, approval, editing, writing }: ScheduleParts) {
  type ScheduledAction = 'publish' | 'unpublish';

  /** Both can be due when nothing ran for a while: the earlier first. */
  function dueActions({ page }: EditedPage): ScheduledAction[] {
    const moments: [ScheduledAction, Date | null][] = [
      ['publish', page.publishAt],
      ['unpublish', page.unpublishAt],
    ];
    return moments
      .flatMap(([action, at]) => (at !== null && at <= clock.now() ? [{ action, at }] : []))
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ action }) => action);
  }

  /** With the right of who planned it: what was decided since by someone with more right stands. */
  async function carryOut(edited: EditedPage): Promise<void> {
    const { trx, id } = edited;
    let { page } = edited;
    for (const action of dueActions(edited)) {
      const subject = subjectOfAudit(id, page.document);
      const details = { isScheduled: true, ...pageRightsChange(page.published, page.document) };
      const standing = plannedBy(page, action === 'publish' ? 'appearsOn' : 'endsOn');
      if (action === 'publish') {
        await approval.require(trx, undefined, page);
        const { version, decisions } = await writing.publishEdited({ ...edited, page, standing });
        page = { ...page, published: version, lastVersion: version, publishAt: null, decisions };
      } else {
        const decisions = await writing.unpublishEdited({ ...edited, page, standing });
        page = { ...page, published: undefined, unpublishAt: null, decisions };
      }
      const done = action === 'publish' ? pageAudit.published : pageAudit.unpublished;
      await audit.record(trx, actor, { action: done, subject, details });
    }
  }

  /** A document that can no longer be published is not tried every minute; an admin finds it in the log. */
  const giveUp = (id: string, error: AppError) =>
    editing.change(actor, id, async (edited) => {
      const { trx, page } = edited;
      const failed = dueActions(edited);
      await setSchedule(trx, id, {
        ...(failed.includes('publish') ? { publishAt: null } : {}),
        ...(failed.includes('unpublish') ? { unpublishAt: null } : {}),
      });
      await audit.record(trx, actor, {
        action: pageAudit.scheduleFailed,
        subject: subjectOfAudit(id, page.document),
        details: { code: error.code },
      });
    });

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
      if (error instanceof AppError && !error.report) await giveUp(due, error);
      else faults.set(due, error);
      return true;
    }
  }

  return {
    async schedule(by: Actor, id: string, { publishAt, unpublishAt }: PageSchedule): Promise<PageState> {
      const moments = { publishAt: momentOf(publishAt), unpublishAt: momentOf(unpublishAt) };
      const now = clock.now();
      const past = Object.entries(moments).filter(([, at]) => at !== null && at <= now);
      if (past.length > 0) {
        throw badInput(past.map(([name]) => ({ path: `body.${name}`, code: 'in-the-past', message: name })));
      }
      if (publishAt !== null && moments.publishAt?.getTime() === moments.unpublishAt?.getTime()) {
        throw badInput([{ path: 'body.unpublishAt', code: 'same-moment', message: 'unpublishAt' }]);
      }
      await editing.change(by, id, async ({ trx, page, standing }) => {
        const decisions = decidePlanned(standing, page, moments);
        if (moments.publishAt !== null) {
          await approval.require(trx, by.viewer, page);
          await approval.keepForPlan(trx, by.viewer, page);
        }
        await saveDecisions(trx, id, decisions);
        await setSchedule(trx, id, moments);
        await audit.record(trx, by, {
          action: pageAudit.scheduled,
          subject: subjectOfAudit(id, page.document),
          details: { publishAt, unpublishAt },
        });
      });
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

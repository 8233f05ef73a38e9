import type { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { pageAudit } from '../../contract/pages.audit.ts';
import { pageEditingTag, pageUpkeepTag } from '../../contract/pages.tags.ts';
import type { FailedPlanOfPage } from '../../contract/plans/failed-plan.ts';
import { type PlannedAction, reasonOfFailure } from '../../contract/plans/plan-failure.ts';
import type { PageState } from '../../contract/working-copy.ts';
import { mayEdit, type PageEditing, subjectOfAudit } from '../page-editing.ts';
import type { PagesContext } from '../pages-context.ts';
import { findWritablePage, setSchedule } from '../pages-writing.repository.ts';
import { findPagesWithFailures, forgetFailure, keepFailure } from './failed-plans.repository.ts';

interface FailedParts extends PagesContext {
  editing: PageEditing;
}

export type FailedPlans = ReturnType<typeof createFailedPlans>;

/** What was planned and did not happen is told, until someone does something about it (docs/decisions/0092). */
export function createFailedPlans({ platform, audit, clock, menus, tellPlanner, editing }: FailedParts) {
  return {
    /** What can no longer be done is not tried every minute; who planned it hears why. */
    giveUp: (actor: Actor, id: string, action: PlannedAction, { code }: AppError): Promise<void> =>
      editing.change(actor, id, async ({ trx, page }) => {
        const plannedFor = action === 'publish' ? page.publishAt : page.unpublishAt;
        // Someone planned it otherwise, or did it, since it was tried.
        if (plannedFor === null || plannedFor > clock.now()) return;
        const reason = reasonOfFailure(code);
        const { plannedBy, document } = page;
        await setSchedule(trx, id, action === 'publish' ? { publishAt: null } : { unpublishAt: null });
        await keepFailure(trx, id, { action, plannedFor, plannedBy, reason });
        await audit.record(trx, actor, {
          action: pageAudit.scheduleFailed,
          subject: subjectOfAudit(id, document),
          details: { code },
        });
        await platform.signal(trx, pageEditingTag(id));
        await platform.signal(trx, pageUpkeepTag);
        if (plannedBy === null) return;
        const failed = { pageId: id, document, action, plannedFor, reason, plannedBy };
        await tellPlanner(trx, { ...failed, mayEdit: (viewer) => mayEdit(viewer, page) });
      }),

    async dismissFailedPlan(actor: Actor, id: string): Promise<PageState> {
      await editing.change(actor, id, async ({ trx, page }) => {
        if (!(await forgetFailure(trx, id))) return;
        await platform.signal(trx, pageEditingTag(id));
        await platform.signal(trx, pageUpkeepTag);
        const subject = subjectOfAudit(id, page.document);
        await audit.record(trx, actor, { action: pageAudit.failureDismissed, subject });
      });
      return editing.stateAfter(actor.viewer, id);
    },

    /** What someone planned themselves; for who manages content, what anybody planned. Of pages that they may edit. */
    async failedPlans(viewer: Viewer, language: Language): Promise<FailedPlanOfPage[]> {
      const me = requireUserId(viewer);
      const listed: FailedPlanOfPage[] = [];
      for (const id of await findPagesWithFailures(platform.db, viewer.isContentManager ? undefined : me)) {
        const page = await findWritablePage(platform.db, id);
        if (page === undefined || page.failedPlan === null || !mayEdit(viewer, page)) continue;
        const title = pickLanguage(page.document.title, language, defaultLanguage)?.value ?? '';
        const path = (await menus.pathOfPage(id, language)) ?? null;
        listed.push({ ...page.failedPlan, guid: id, title, path });
      }
      return listed;
    },
  };
}

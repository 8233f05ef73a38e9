import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { QuestionKinds } from '#field-kinds/kit/server/create-question-kinds.ts';
import { AppError, conflict, momentOver, notFound } from '#platform/contract/calls/errors.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { isOver } from '#platform/contract/time/planned-moment.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { formAudit } from '../../contract/forms.audit.ts';
import { formsTag } from '../../contract/forms.tags.ts';
import type { FormPlanState } from '../../contract/plans/form-plan.ts';
import { type FormPlanFailure, reasonOfPlanFailure } from '../../contract/plans/plan-failure.ts';
import { type FoundForm, lockForm, updateForm } from '../forms.repository.ts';
import { formSubject, publishDraft } from '../publish-draft.ts';
import type { TellFormPlanner } from './form-planner-mail.ts';
import {
  forgetFailedPlan,
  keepFailedPlan,
  listFailedPlans,
  listPlannedForms,
  noPlan,
  readPlanState,
  takeDueForm,
} from './form-plans.repository.ts';

interface FormPlansParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  kinds: QuestionKinds;
  tellPlanner: TellFormPlanner;
}

export type FormPlansService = ReturnType<typeof createFormPlansService>;

const schedule: Actor = { viewer: systemViewer('schedule') };

/** What becomes of a draft at its hour, while nobody is there; as pages have it (docs/decisions/0092). */
export function createFormPlansService({ platform, clock, audit, kinds, tellPlanner }: FormPlansParts) {
  const { db } = platform;

  const locked = async (trx: PlatformTransaction, guid: string): Promise<FoundForm> => {
    const form = await lockForm(trx, guid);
    if (form === undefined) throw notFound();
    return form;
  };

  /** In one transaction with the look for it, so that two processes cannot both do it. */
  async function carryOutNext(faults: Map<string, unknown>): Promise<boolean> {
    let due: string | undefined;
    try {
      return await platform.transaction(async (trx, touch) => {
        due = await takeDueForm(trx, clock.now(), [...faults.keys()]);
        if (due === undefined) return false;
        const form = await locked(trx, due);
        const { planned_note: note, planned_by: by } = form;
        const on = clock.now();
        await publishDraft({ trx, touch, audit, kinds, actor: schedule, form, note, on, by, isPlanned: true });
        return true;
      });
    } catch (error) {
      if (due === undefined) throw error;
      if (error instanceof AppError && !error.report) await giveUp(due, reasonOfPlanFailure(error.code));
      else faults.set(due, error);
      return true;
    }
  }

  /** What can no longer be done is not tried every minute; who planned it hears why. */
  const giveUp = (guid: string, reason: FormPlanFailure): Promise<void> =>
    platform.transaction(async (trx, touch) => {
      const form = await lockForm(trx, guid);
      // Someone planned it otherwise, did it or threw it away since it was tried.
      if (form === undefined || form.publish_at === null || form.publish_at > clock.now()) return;
      const { publish_at: plannedFor, planned_by: plannedBy } = form;
      await updateForm(trx, guid, noPlan);
      await keepFailedPlan(trx, guid, { plannedFor, plannedBy, reason });
      const subject = formSubject(form);
      await audit.record(trx, schedule, { action: formAudit.planFailed, subject, details: { reason } });
      touch(formsTag);
      if (plannedBy !== null) await tellPlanner(trx, { guid, title: form.draft.title, plannedFor, plannedBy, reason });
    });

  return {
    /** The draft becomes a version at this moment, as it is then; null takes the plan back. */
    async plan(actor: Actor, guid: string, given: { publishOn: string | null; note: string }): Promise<FormPlanState> {
      requireAdmin(actor.viewer);
      const at = given.publishOn === null ? null : new Date(given.publishOn);
      if (at !== null && isOver(at, clock.now())) throw momentOver('publishOn');
      return platform.transaction(async (trx, touch) => {
        const form = await locked(trx, guid);
        if (at !== null && form.published_sequence === form.sequence) throw conflict('form-unchanged');
        const planned_by = actor.viewer.kind === 'user' ? (actor.viewer.id ?? null) : null;
        await updateForm(
          trx,
          form.guid,
          at === null ? noPlan : { publish_at: at, planned_by, planned_note: given.note },
        );
        await forgetFailedPlan(trx, form.guid);
        await audit.record(trx, actor, {
          action: formAudit.planned,
          subject: formSubject(form),
          details: { before: form.publish_at?.toISOString() ?? null, after: at?.toISOString() ?? null },
        });
        touch(formsTag);
        return readPlanState(trx, form.guid);
      });
    },

    async dismissFailure(actor: Actor, guid: string): Promise<FormPlanState> {
      requireAdmin(actor.viewer);
      return platform.transaction(async (trx, touch) => {
        const form = await locked(trx, guid);
        if (await forgetFailedPlan(trx, form.guid)) {
          await audit.record(trx, actor, { action: formAudit.planFailureDismissed, subject: formSubject(form) });
          touch(formsTag);
        }
        return readPlanState(trx, form.guid);
      });
    },

    /** What is due now, form by form. One that fails by a fault of ours is tried again later, and keeps none of the others. */
    async carryOutDue(): Promise<void> {
      const faults = new Map<string, unknown>();
      while (await carryOutNext(faults));
      if (faults.size > 0) throw new AggregateError(faults.values(), `${faults.size} planned forms failed`);
    },

    async failedPlans(viewer: Viewer, language: Language) {
      requireAdmin(viewer);
      return (await listFailedPlans(db)).map(({ title, ...plan }) => ({ ...plan, title: titleOf(title, language) }));
    },

    async plannedForms(viewer: Viewer, language: Language, limit: number) {
      requireAdmin(viewer);
      const rows = await listPlannedForms(db, clock.now(), limit);
      return rows.map(({ title, ...plan }) => ({ ...plan, title: titleOf(title, language) }));
    },
  };
}

const titleOf = (title: StoredText, language: Language): string =>
  pickLanguage(title, language, defaultLanguage)?.value ?? '';

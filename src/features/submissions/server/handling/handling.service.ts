import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import { formTag } from '#features/forms/contract/forms.tags.ts';
import type { StandingForm } from '#features/forms/server/live-forms.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import { type Changed, changedSubmission, isChanged } from '../../contract/handling/changed-submission.ts';
import type { FormHandling, SubmissionChange } from '../../contract/handling/inbox.ts';
import { statusKindOf } from '../../contract/handling/submission-status.ts';
import { submissionAudit } from '../../contract/submissions.audit.ts';
import { formInboxTag } from '../../contract/submissions.tags.ts';
import type { SentForService } from '../sending-for/sent-for.service.ts';
import { recordEvent } from '../submission-events.repository.ts';
import type { HeardSubmission, HearSubmission } from '../telling/submission-listener.service.ts';
import {
  deleteTrashedBefore,
  findHandling,
  rememberLabels,
  storeHandling,
  updateHandled,
} from './handling.repository.ts';
import { type HandledRow, lockHandled } from './inbox.repository.ts';
import type { InboxAccess } from './inbox-access.ts';
import { subjectOf } from './read-submission.service.ts';

interface HandlingParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  accounts: Pick<AccountsService, 'handlers'>;
  inboxAccess: InboxAccess;
  files: Pick<FormFilesService, 'sweepSoon'>;
  hear: HearSubmission;
  sentFor: Pick<SentForService, 'begin' | 'end'>;
}

/** As long as pages: who comes back from a holiday can still put something back. */
const timeInTrash = 30 * 24 * 60 * 60 * 1000;

const standingOf = (row: HandledRow) => ({
  ...row,
  isTrashed: row.deletedAt !== null,
  isOutOfHand: row.withdrawnAt !== null || row.status === 'unproven',
});

/** What others are told of it; of what nobody proved they never heard. */
function heardOf(row: HandledRow, { after, undo }: Changed, at: Date): HeardSubmission[] {
  if (row.status === 'unproven') return [];
  const { formGuid, guid: submissionGuid, version, reference } = row;
  const events: HeardSubmission['event'][] = [
    ...(undo.isTrashed === undefined ? [] : ([after.isTrashed ? 'deleted' : 'restored'] as const)),
    ...(undo.status === undefined ? [] : (['status-changed'] as const)),
  ];
  return events.map((event) => ({ event, formGuid, submissionGuid, version, reference, status: after.status, at }));
}

export type HandlingService = ReturnType<typeof createHandlingService>;

/** Who deals with a submission, and how it stands. */
export function createHandlingService({
  platform,
  clock,
  audit,
  accounts,
  inboxAccess,
  files,
  hear,
  sentFor,
}: HandlingParts) {
  /** What the changes name must be there: a status of the form, somebody who deals with it. */
  async function checkForm(viewer: Viewer, formGuid: string, changes: readonly SubmissionChange[]) {
    const form = await inboxAccess.requireForm(viewer, formGuid);
    const { statuses } = await findHandling(platform.db, formGuid);
    const kindOf = (status: string) => statusKindOf(status, statuses);
    const unknown = changes.find(({ status }) => status !== undefined && kindOf(status) === undefined)?.status;
    if (unknown !== undefined) throw badInput([{ path: 'body.changes', code: 'unknown-status', message: unknown }]);
    await checkPeople(form, changes);
    return kindOf;
  }

  async function checkPeople({ settings }: StandingForm, changes: readonly SubmissionChange[]): Promise<void> {
    const given = new Set(
      changes.map(({ assigneeGuid }) => assigneeGuid ?? undefined).filter((guid) => guid !== undefined),
    );
    if (given.size === 0) return;
    const people = new Set((await accounts.handlers(platform.db, settings.handlerRoleIds)).map(({ id }) => id));
    const stranger = [...given].find((guid) => !people.has(guid));
    if (stranger !== undefined) throw badInput([{ path: 'body.changes', code: 'unknown-user', message: stranger }]);
  }

  /** What happened to one, in its history and in the log. */
  async function write(trx: PlatformTransaction, actor: Actor, row: HandledRow, changed: Changed): Promise<void> {
    const now = clock.now();
    const by = requireUserId(actor.viewer);
    const { after, undo } = changed;
    await updateHandled(
      trx,
      row.guid,
      {
        ...after,
        deletedAt: after.isTrashed ? (row.deletedAt ?? now) : null,
        deletedBy: after.isTrashed ? by : null,
      },
      now,
    );
    const event = (kind: string, data: Parameters<typeof recordEvent>[1]['data']) =>
      recordEvent(trx, { submissionGuid: row.guid, kind, at: now, by, ...(data === undefined ? {} : { data }) });
    if (undo.assigneeGuid !== undefined) await event('assigned', { assigneeGuid: after.assigneeGuid });
    if (undo.status !== undefined) await event('status', { status: after.status });
    if (undo.addLabels !== undefined) {
      await event('labelled', { added: undo.removeLabels ?? [], removed: undo.addLabels });
    }
    if (undo.isTrashed !== undefined) await event(after.isTrashed ? 'thrown-away' : 'restored', undefined);
    await record(trx, actor, row, changed);
    await hear(trx, ...heardOf(row, changed, now));
  }

  async function record(trx: PlatformTransaction, actor: Actor, row: HandledRow, { after, undo }: Changed) {
    const { isTrashed, ...rest } = undo;
    const subject = subjectOf(row);
    if (isTrashed !== undefined) {
      const action = after.isTrashed ? submissionAudit.thrownAway : submissionAudit.restored;
      await audit.record(trx, actor, { action, subject });
    }
    if (Object.keys(rest).length > 0) {
      const { status, assigneeGuid, labels } = after;
      await audit.record(trx, actor, {
        action: submissionAudit.changed,
        subject,
        details: { status, assigneeGuid, labels: [...labels] },
      });
    }
  }

  /** What is thrown away leaves its place to others; brought back it stands at the end of the line. */
  async function placeAgain(trx: PlatformTransaction, touch: Touch, row: HandledRow, { after }: Changed) {
    if (standingOf(row).isOutOfHand) return;
    if (after.isTrashed) await sentFor.end(trx, touch, row.guid);
    else await sentFor.begin(trx, touch, row.guid);
  }

  /** All of them or none: one that is not theirs to deal with is not there. */
  async function changeWithin(
    trx: PlatformTransaction,
    touch: Touch,
    actor: Actor,
    changes: readonly SubmissionChange[],
  ): Promise<SubmissionChange[]> {
    const wanted = new Map(changes.map((change) => [change.guid, change]));
    const rows = await lockHandled(trx, [...wanted.keys()]);
    if (rows.length < wanted.size) throw notFound();
    const before: SubmissionChange[] = [];
    for (const [formGuid, ofForm] of Map.groupBy(rows, (row) => row.formGuid)) {
      const asked = ofForm.flatMap(({ guid }) => wanted.get(guid) ?? []);
      const kindOf = await checkForm(actor.viewer, formGuid, asked);
      for (const row of ofForm) {
        const changed = changedSubmission(standingOf(row), wanted.get(row.guid) ?? {}, { kindOf, now: clock.now() });
        if (!isChanged(changed)) continue;
        await write(trx, actor, row, changed);
        before.push({ guid: row.guid, ...changed.undo });
        // A place came free, or was taken again.
        if (changed.undo.isTrashed !== undefined) {
          touch(formTag(formGuid));
          await placeAgain(trx, touch, row, changed);
        }
      }
      await rememberLabels(trx, formGuid, [...new Set(asked.flatMap(({ addLabels }) => addLabels ?? []))]);
      await platform.signal(trx, formInboxTag(formGuid));
    }
    return before;
  }

  return {
    changeWithin,

    /** Answers how they were. */
    change: (actor: Actor, changes: readonly SubmissionChange[]): Promise<{ before: SubmissionChange[] }> =>
      platform.transaction(async (trx, touch) => ({ before: await changeWithin(trx, touch, actor, changes) })),

    async saveFormHandling(actor: Actor, formGuid: string, handling: FormHandling): Promise<FormHandling> {
      requireAdmin(actor.viewer);
      const { title } = await inboxAccess.requireForm(actor.viewer, formGuid);
      const ids = handling.statuses.map(({ id }) => id);
      const double = ids.find(
        (id, at) => ids.indexOf(id) !== at || statusKindOf(id, []) !== undefined || id === 'unproven',
      );
      if (double !== undefined) throw badInput([{ path: 'body.statuses', code: 'double-status', message: double }]);
      await platform.transaction(async (trx) => {
        await storeHandling(trx, formGuid, handling);
        const name = Object.values(title.$lang)[0] ?? '';
        await audit.record(trx, actor, {
          action: submissionAudit.handlingChanged,
          subject: { kind: 'form', id: formGuid, name },
          details: {
            statuses: handling.statuses.map(({ label }) => label),
            templates: handling.templates.map((one) => one.name),
          },
        });
        await platform.signal(trx, formInboxTag(formGuid));
      });
      return handling;
    },

    emptyTrash: (): Promise<void> =>
      platform.transaction(async (trx) => {
        await deleteTrashedBefore(trx, new Date(clock.now().getTime() - timeInTrash));
        await files.sweepSoon(trx);
      }),
  };
}

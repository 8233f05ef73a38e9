import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { givenAnswers, type ShownAnswer } from '../../contract/given-answers.ts';
import { submissionAudit } from '../../contract/submissions.audit.ts';
import { formInboxTag } from '../../contract/submissions.tags.ts';
import { book } from '../form-filling.ts';
import { recordEvent } from '../submission-events.repository.ts';
import { findSender, lockHandled } from './inbox.repository.ts';
import type { InboxAccess } from './inbox-access.ts';
import { type ReadSubmissionService, subjectOf } from './read-submission.service.ts';

interface ForItemsParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  inboxAccess: InboxAccess;
  reading: Pick<ReadSubmissionService, 'look'>;
}

/** What was sent, as far as something else can be made of it. */
export interface SubmissionForItem {
  guid: string;
  formGuid: string;
  reference: string;
  document: FormDocument;
  answers: Readonly<Record<string, unknown>>;
  shown: ShownAnswer[];
}

export type SubmissionsForItemsService = ReturnType<typeof createSubmissionsForItemsService>;

/** Submissions of which something else is made: read by who deals with them, and told in their history. */
export const createSubmissionsForItemsService = ({ platform, clock, audit, inboxAccess, reading }: ForItemsParts) => ({
  /** What was taken back or thrown away is not there to make anything of. Reading it is a look. */
  async read(actor: Actor, guid: string, language: string): Promise<SubmissionForItem> {
    const { row, document } = await reading.look(actor, guid);
    if (row.withdrawnAt !== null || row.deletedAt !== null) throw notFound();
    const answers = row.answers as Record<string, unknown>;
    const shown = givenAnswers(document, answers, book, language);
    return { guid, formGuid: row.formGuid, reference: row.reference, document, answers, shown };
  },

  /** For a link to it: undefined for who does not deal with it. */
  async find(viewer: Viewer, guid: string): Promise<{ formGuid: string; reference: string } | undefined> {
    return inboxAccess.mayFind(viewer, guid);
  },

  /** The account of who sent it, for who tells them what became of it; nobody once it was taken back. */
  senderOf: (guid: string): Promise<string | undefined> => findSender(platform.db, guid),

  /** One at a time, so that of two who make one at once the second hears of the first. */
  async lock(trx: PlatformTransaction, guid: string): Promise<void> {
    await lockHandled(trx, [guid]);
  },

  async noteMade(
    trx: PlatformTransaction,
    actor: Actor,
    { guid, formGuid, reference }: SubmissionForItem,
    item: { guid: string; title: string; personal: number; files: number },
  ): Promise<void> {
    const by = requireUserId(actor.viewer);
    const data = { item: { guid: item.guid, title: item.title } };
    await recordEvent(trx, { submissionGuid: guid, kind: 'item-made', at: clock.now(), by, data });
    await audit.record(trx, actor, {
      action: submissionAudit.itemMade,
      subject: subjectOf({ formGuid, reference }),
      details: { item: item.title, personalAnswers: item.personal, files: item.files },
    });
    await platform.signal(trx, formInboxTag(formGuid));
  },

  async noteUndone(
    trx: PlatformTransaction,
    viewer: Viewer,
    { guid, formGuid }: { guid: string; formGuid: string },
    item: { guid: string; title: string },
  ): Promise<void> {
    const by = requireUserId(viewer);
    await recordEvent(trx, { submissionGuid: guid, kind: 'item-undone', at: clock.now(), by, data: { item } });
    await platform.signal(trx, formInboxTag(formGuid));
  },
});

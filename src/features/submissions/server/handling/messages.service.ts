import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { mentionedIn } from '../../contract/handling/mentions.ts';
import { submissionAudit } from '../../contract/submissions.audit.ts';
import { formInboxTag } from '../../contract/submissions.tags.ts';
import { recordEvent } from '../submission-events.repository.ts';
import { countReplies, removeAnswers } from './handling.repository.ts';
import type { HandlingService } from './handling.service.ts';
import type { HandlingMails } from './handling-mails.ts';
import { type HandledRow, lockHandled } from './inbox.repository.ts';
import type { InboxAccess } from './inbox-access.ts';
import { type ReadSubmissionService, subjectOf } from './read-submission.service.ts';

interface MessagesParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  accounts: Pick<AccountsService, 'handlers' | 'addressee'>;
  inboxAccess: InboxAccess;
  reading: Pick<ReadSubmissionService, 'senderOf'>;
  handling: Pick<HandlingService, 'changeWithin'>;
  mails: HandlingMails;
  files: Pick<FormFilesService, 'letGo'>;
}

interface Reply {
  words: string;
  replyCount: number;
  isSentAnyway: boolean;
  isDone: boolean;
}

export type SubmissionMessagesService = ReturnType<typeof createSubmissionMessagesService>;

/** What is said about a submission, to its sender and among colleagues; and what may not be read any more. */
export function createSubmissionMessagesService(parts: MessagesParts) {
  const { platform, clock, audit, accounts, inboxAccess, reading, handling, mails, files } = parts;

  const nameOf = async (trx: PlatformTransaction, guid: string): Promise<string> =>
    (await accounts.addressee(trx, guid))?.name ?? '';

  /** One at a time, so that of two who answer at once the second hears of the first. */
  async function locked(trx: PlatformTransaction, guid: string): Promise<HandledRow> {
    const [row] = await lockHandled(trx, [guid]);
    if (row === undefined) throw notFound();
    if (row.withdrawnAt !== null) throw conflict('submission-withdrawn');
    return row;
  }

  return {
    async note(actor: Actor, guid: string, words: string): Promise<void> {
      const me = requireUserId(actor.viewer);
      const { row, form } = await inboxAccess.requireSubmission(actor.viewer, guid);
      const people = await accounts.handlers(platform.db, form.settings.handlerRoleIds);
      const mentioned = mentionedIn(
        words,
        people.map((person) => ({ ...person, guid: person.id })),
      );
      await platform.transaction(async (trx) => {
        const data = { words, mentions: [...new Set(mentioned.map(({ name }) => name))] };
        await recordEvent(trx, { submissionGuid: guid, kind: 'note', at: clock.now(), by: me, data });
        const by = await nameOf(trx, me);
        for (const to of mentioned) {
          if (to.id !== me) await mails.mention(trx, row, { to, by, byId: me, askedAt: actor.client?.origin });
        }
        await platform.signal(trx, formInboxTag(row.formGuid));
      });
    },

    async reply(actor: Actor, guid: string, { words, replyCount, isSentAnyway, isDone }: Reply): Promise<void> {
      const me = requireUserId(actor.viewer);
      const { row: seen, form } = await inboxAccess.requireSubmission(actor.viewer, guid);
      const { email } = await reading.senderOf(seen);
      if (email === null) throw conflict('submission-no-address');
      await platform.transaction(async (trx, touch) => {
        const row = await locked(trx, guid);
        if (!isSentAnyway && (await countReplies(trx, guid)) > replyCount) throw conflict('submission-answered');
        const mailId = await mails.reply(trx, row, {
          to: email,
          words,
          formTitle: pickLanguage(form.title, row.language, defaultLanguage)?.value ?? '',
          by: await nameOf(trx, me),
          askedAt: actor.client?.origin,
        });
        const data = { words, mailId };
        await recordEvent(trx, { submissionGuid: guid, kind: 'reply', at: clock.now(), by: me, data });
        await audit.record(trx, actor, { action: submissionAudit.replied, subject: subjectOf(row) });
        // Who answers has it in hand.
        const status = isDone ? 'done' : row.status === 'new' ? 'open' : undefined;
        await handling.changeWithin(trx, touch, actor, [
          {
            guid,
            ...(status === undefined ? {} : { status }),
            ...(row.assigneeGuid === null ? { assigneeGuid: me } : {}),
          },
        ]);
      });
    },

    async redact(actor: Actor, guid: string, fields: readonly string[]): Promise<void> {
      const me = requireUserId(actor.viewer);
      await inboxAccess.requireSubmission(actor.viewer, guid);
      await platform.transaction(async (trx) => {
        const row = await locked(trx, guid);
        const answers = row.answers as Record<string, unknown>;
        const given = fields.filter((field) => answers[field] !== undefined);
        if (given.length === 0) return;
        const isAddressGone = given.some((field) => answers[field] === row.senderEmail);
        await removeAnswers(trx, guid, { fields: given, isAddressGone }, clock.now());
        for (const field of given) await files.letGo(trx, guid, field);
        const data = { fields: given };
        await recordEvent(trx, { submissionGuid: guid, kind: 'redacted', at: clock.now(), by: me, data });
        await audit.record(trx, actor, {
          action: submissionAudit.redacted,
          subject: subjectOf(row),
          details: { questions: given.length },
        });
        await platform.signal(trx, formInboxTag(row.formGuid));
      });
    },
  };
}

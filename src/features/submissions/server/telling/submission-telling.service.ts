import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import type { FormSettings } from '#features/forms/contract/form.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { defaultLanguage, isLanguage } from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { fittingRule } from '../../contract/telling/fitting-rule.ts';
import { book } from '../form-filling.ts';
import { recordEvent } from '../submission-events.repository.ts';
import { countUp, dayCountKey, deleteDayCounts } from './day-counts.repository.ts';
import { insertNotice, type Notice, takeNotices } from './notices.repository.ts';
import { receiptKeyOf } from './receipt-key.ts';
import { createSubmissionMails } from './submission-mails.ts';
import { type MailReceiver, receiversOf } from './submission-receivers.ts';
import { type TellSubmission, tellSubmissionJob } from './tell-submission-job.ts';
import { assignTo, emptyUnkept, lockUntold, markTold, type UntoldRow } from './telling.repository.ts';

interface TellingParts {
  platform: Platform;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  forms: LiveFormsService;
  mail: Pick<MailService, 'queue'>;
  accounts: Pick<AccountsService, 'addressee' | 'inRoles'>;
  files: Pick<FormFilesService, 'listOf'>;
  authSecret: string;
}

/** Confirmations that one address gets in a day, by all forms together: nobody fills another's mailbox by a form. */
const mostConfirmations = 10;

export type SubmissionTelling = ReturnType<typeof createSubmissionTelling>;

/** What happens once a form is sent (§4 Save, Notify): who is told, who gets it to deal with, what the sender gets. */
export function createSubmissionTelling(parts: TellingParts) {
  const { platform, clock, jobs, forms, accounts, files, authSecret } = parts;
  const mails = createSubmissionMails(parts);

  const event = (trx: PlatformTransaction, row: UntoldRow, kind: string, data: Record<string, string | number>) =>
    recordEvent(trx, { submissionGuid: row.guid, kind, at: clock.now(), by: null, data });

  /** Answers whether the answers went to anybody by mail. */
  async function notify(
    trx: PlatformTransaction,
    row: UntoldRow,
    { document, settings, isKept }: { document: FormDocument; settings: FormSettings; isKept: boolean },
  ): Promise<boolean> {
    const { timeZone } = await platform.locale();
    const answers = row.answers as Record<string, unknown>;
    const fits = fittingRule(settings.receivers, document, answers, { book, timeZone });
    if (fits === undefined) return false;
    const { rule, number } = fits;
    const receivers = await receiversOf(accounts, trx, rule);
    const assignee = rule.assigneeGuid !== null && receivers.find(({ isAssignee }) => isAssignee);
    if (assignee && isKept && rule.assigneeGuid !== null && row.assigneeGuid === null) {
      await assignTo(trx, row.guid, rule.assigneeGuid, clock.now());
      await event(trx, row, 'assigned', { assigneeGuid: rule.assigneeGuid, rule: number });
    }
    if (receivers.length === 0) return false;
    // An overview tells of what is here in the morning; what is not kept cannot wait for it.
    if (rule.when === 'daily' && isKept) {
      await insertNotice(trx, row.guid, rule);
    } else {
      for (const to of receivers) await mails.tell(trx, row, document, { to, isKept });
    }
    await event(trx, row, 'told', { rule: number, receivers: receivers.length, when: isKept ? rule.when : 'at-once' });
    return true;
  }

  async function confirm(
    trx: PlatformTransaction,
    row: UntoldRow,
    { document, settings, askedAt }: { document: FormDocument; settings: FormSettings; askedAt: string | undefined },
  ): Promise<void> {
    if (row.senderEmail === null) return;
    const now = clock.now();
    const { timeZone } = await platform.locale();
    const key = dayCountKey(authSecret, 'confirmation', calendarDay(now, timeZone), row.senderEmail.toLowerCase());
    if ((await countUp(trx, key, now)) > mostConfirmations) {
      await event(trx, row, 'confirmed', { held: 1 });
      return;
    }
    await mails.confirm(trx, row, document, {
      to: row.senderEmail,
      language: isLanguage(row.language) ? row.language : defaultLanguage,
      confirmation: settings.confirmation,
      key: receiptKeyOf(authSecret, row.guid),
      askedAt,
    });
    await event(trx, row, 'confirmed', {});
  }

  async function sendOverview(trx: PlatformTransaction, notices: readonly Notice[]): Promise<void> {
    const [first] = notices;
    const document = first && (await forms.readVersion(first.formGuid, first.version));
    if (document === undefined) return;
    const byAddress = new Map<string, { to: MailReceiver; notices: Notice[] }>();
    for (const notice of notices) {
      for (const to of await receiversOf(accounts, trx, notice)) {
        const entry = byAddress.get(to.address) ?? { to, notices: [] };
        entry.notices.push(notice);
        byAddress.set(to.address, entry);
      }
    }
    for (const entry of byAddress.values()) await mails.overview(trx, entry.notices, document, entry.to);
  }

  return {
    /** In the transaction of the sending: whatever becomes of this process, its mails follow. */
    async begin(trx: PlatformTransaction, submissionGuid: string, askedAt: string | undefined): Promise<void> {
      await jobs.enqueue<TellSubmission>(platform, trx, { name: tellSubmissionJob }, { submissionGuid, askedAt });
    },

    /** The job's work, all of it or nothing: tried again, it finds what is done. */
    async tell({ submissionGuid, askedAt }: TellSubmission): Promise<void> {
      await platform.transaction(async (trx) => {
        const row = await lockUntold(trx, submissionGuid);
        if (row === undefined) return;
        const document = await forms.readVersion(row.formGuid, row.version);
        const settings = await forms.readSettings(row.formGuid);
        if (document === undefined || settings === undefined) return;
        // A mail carries no files: what came with them is kept, for who reads it there.
        const isKept = settings.onSubmit.includes('Save') || (await files.listOf(row.guid)).length > 0;
        const isTold = settings.onSubmit.includes('Notify') && (await notify(trx, row, { document, settings, isKept }));
        await confirm(trx, row, { document, settings, askedAt });
        await markTold(trx, row.guid, clock.now());
        // What reached nobody is kept all the same: answers are never thrown away unread.
        if (!isKept && isTold) await emptyUnkept(trx, row.guid, clock.now());
      });
    },

    /** The work of a working morning. */
    async sendOverviews(): Promise<void> {
      await platform.transaction(async (trx) => {
        const notices = await takeNotices(trx);
        for (const formGuid of new Set(notices.map((notice) => notice.formGuid))) {
          await sendOverview(
            trx,
            notices.filter((notice) => notice.formGuid === formGuid),
          );
        }
      });
    },

    async forgetCounts(): Promise<void> {
      await deleteDayCounts(platform.db, clock.now());
    },
  };
}

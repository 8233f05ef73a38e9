import type { ContributionKindService } from '#features/contributions/server/contribution-kind.service.ts';
import { formTag } from '#features/forms/contract/forms.tags.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { conflict, gone } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { formInboxTag } from '../../contract/submissions.tags.ts';
import { dueAt, hasFollowUp } from '../after-sending.ts';
import type { SentForService } from '../sending-for/sent-for.service.ts';
import { recordEvent } from '../submission-events.repository.ts';
import { countTaken, findSubmission, lockCounter } from '../submissions.repository.ts';
import type { SubmissionsService } from '../submissions.service.ts';
import { receiptKeyOf } from '../telling/receipt-key.ts';
import type { HearSubmission } from '../telling/submission-listener.service.ts';
import type { SubmissionTelling } from '../telling/submission-telling.service.ts';
import { deleteUnprovenBefore, markProven, setProofAddress } from './submission-proofs.repository.ts';

interface SubmissionProofsParts {
  platform: Platform;
  clock: Clock;
  forms: LiveFormsService;
  submissions: Pick<SubmissionsService, 'isSender'>;
  telling: Pick<SubmissionTelling, 'begin'>;
  hear: HearSubmission;
  sentFor: Pick<SentForService, 'begin'>;
  authSecret: string;
}

/** product.md §2: what nobody proved goes after a week. */
const daysUnproven = 7;

export type SubmissionProofsService = ReturnType<typeof createSubmissionProofsService>;

/** Forms that everyone may send and that count once the address is proven (visibility Verify). */
export function createSubmissionProofsService(parts: SubmissionProofsParts) {
  const { platform, clock, forms, submissions, telling, hear, sentFor, authSecret } = parts;

  const kind: ContributionKindService = {
    async read(guid, language) {
      const row = await findSubmission(platform.db, guid);
      const document = row && (await forms.readVersion(row.formGuid, row.version));
      if (row === undefined || document === undefined || row.withdrawnAt !== null) return undefined;
      const title = pickLanguage(document.title, language, defaultLanguage)?.value ?? '';
      return { title, address: row.senderEmail, isProven: row.status !== 'unproven' };
    },

    async isMine(viewer, guid, key) {
      const row = await findSubmission(platform.db, guid);
      return row !== undefined && submissions.isSender(viewer, row, key);
    },

    async changeAddress(trx, guid, address) {
      await setProofAddress(trx, guid, address);
    },

    async proven(trx, touch, guid, account, client) {
      const row = await findSubmission(trx, guid);
      const settings = row && (await forms.readSettings(row.formGuid));
      if (row === undefined || settings === undefined) throw gone();
      const now = clock.now();
      const { submissionLimit } = settings;
      if (submissionLimit !== null) {
        // Who proves or sends at the same moment waits here, so that the last place is given once.
        const { timeZone } = await platform.locale();
        await lockCounter(trx, row.formGuid, Number(calendarDay(now, timeZone).slice(0, 4)));
        const taken = await countTaken(trx, row.formGuid);
        if (taken >= submissionLimit) throw conflict('form-full');
        if (taken + 1 === submissionLimit) touch(formTag(row.formGuid));
      }
      const proven = { guid, senderGuid: account.id, senderEmail: account.email, dueAt: dueAt(settings, now), now };
      if (!(await markProven(trx, proven))) throw gone();
      await recordEvent(trx, { submissionGuid: guid, kind: 'proven', at: now, by: account.id });
      await sentFor.begin(trx, touch, guid);
      if (hasFollowUp(settings, account.email)) await telling.begin(trx, guid, client.origin);
      const { formGuid, version, reference } = row;
      await hear(trx, {
        event: 'received',
        formGuid,
        submissionGuid: guid,
        version,
        reference,
        status: 'new',
        at: now,
      });
      await platform.signal(trx, formInboxTag(row.formGuid));
    },

    pathOf: (guid) => `/submission/${guid}?key=${receiptKeyOf(authSecret, guid)}`,
  };

  return {
    kind,

    async forgetUnproven(): Promise<void> {
      await deleteUnprovenBefore(platform.db, new Date(clock.now().getTime() - daysUnproven * 24 * 60 * 60 * 1000));
    },
  };
}

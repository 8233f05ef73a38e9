import { answeredFiles, asksForFiles } from '#features/form-files/contract/answered-files.ts';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { formTag } from '#features/forms/contract/forms.tags.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import { conflict } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language, type PlatformLocale } from '#platform/contract/texts/language.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import type { Posted, SentSubmission } from '../contract/filling.ts';
import { hasFollowUp } from './after-sending.ts';
import { book, type LiveForm } from './form-filling.ts';
import type { SentFor, SentForService } from './sending-for/sent-for.service.ts';
import { countTaken } from './submissions.repository.ts';
import { requireWithinDay, type SendingClient } from './telling/daily-limit.ts';
import type { HearSubmission } from './telling/submission-listener.service.ts';
import type { SubmissionTelling } from './telling/submission-telling.service.ts';

/** What is sent, whichever way it came. */
export interface Sending {
  version: number;
  key: string;
  posted: Posted;
  language: string;
  beganAt: Date;
  /** Of the sum that was done for it; none from a browser without script. */
  mark?: string | undefined;
  /** The item that it is for. */
  itemGuid?: string | undefined;
  client: SendingClient;
}

/** Of whom it is: who fills in this form under this key. */
export interface SenderOfOne {
  formGuid: string;
  keyHash: string;
}

/** What is sent, as it was found to be right. */
interface Checked {
  sending: Sending;
  document: FormDocument;
  answers: Answers;
  senderEmail: string | null;
  /** That is still to be proven. */
  address: string | undefined;
  /** What it is sent for. */
  target: SentFor | undefined;
  isHeard: boolean;
  owner: SenderOfOne;
  now: Date;
  locale: PlatformLocale;
}

/** One of the platform's: it comes back in an address of a mail. */
const languageOf = (given: string, languages: readonly Language[]): Language =>
  languages.find((one) => one === given) ?? defaultLanguage;

interface StepParts {
  files: Pick<FormFilesService, 'claim'>;
  authSecret: string;
  telling: Pick<SubmissionTelling, 'begin'>;
  hear: HearSubmission;
  proofs: Pick<ContributionProofsService, 'ask'>;
  sentFor: Pick<SentForService, 'keep' | 'begin'>;
}

/** What else is done in the transaction of one that is sent; each only where its form or its sender asks for it. */
export function createSendingSteps({ files, authSecret, telling, hear, proofs, sentFor }: StepParts) {
  return function stepsOf(
    viewer: Viewer,
    form: LiveForm,
    { sending, document, answers, senderEmail, address, target, isHeard, owner, now, locale }: Checked,
  ): ((trx: PlatformTransaction, sent: SentSubmission, touch: Touch) => Promise<void>)[] {
    const { submissionLimit, dailyLimit } = form.settings;
    const { client } = sending;
    const takePlace = async (trx: PlatformTransaction, _sent: SentSubmission, touch: Touch): Promise<void> => {
      if (submissionLimit === null) return;
      // It is among them itself, unless it is still to be proven.
      const places = (await countTaken(trx, form.guid)) + (address === undefined ? 0 : 1);
      if (places > submissionLimit) throw conflict('form-full');
      if (address === undefined && places === submissionLimit) touch(formTag(form.guid));
    };
    const stayWithinDay = (trx: PlatformTransaction) =>
      requireWithinDay(trx, form, { viewer, senderEmail, client, now, timeZone: locale.timeZone, authSecret });
    const keepTarget = async (trx: PlatformTransaction, { guid }: SentSubmission, touch: Touch): Promise<void> => {
      if (target === undefined) return;
      await sentFor.keep(trx, guid, target);
      if (address === undefined) await sentFor.begin(trx, touch, guid);
    };
    const claimFiles = (trx: PlatformTransaction, { guid }: SentSubmission) =>
      files.claim(trx, owner, guid, answeredFiles(document, answers, book));
    const tell = async (trx: PlatformTransaction, { guid }: SentSubmission): Promise<void> => {
      if (address === undefined) return telling.begin(trx, guid, client.origin);
      // Too soon or too often: it is kept all the same, and the mail can be asked for later.
      const source = { kind: 'FormSubmission', guid } as const;
      await proofs.ask(trx, { client, language: languageOf(sending.language, locale.languages) }, { address, source });
    };
    const letHear = (trx: PlatformTransaction, { guid: submissionGuid, reference }: SentSubmission) => {
      const heard = { formGuid: form.guid, submissionGuid, version: sending.version, reference };
      return hear(trx, { event: 'received', ...heard, status: 'new', at: now });
    };
    return [
      ...(submissionLimit === null ? [] : [takePlace]),
      ...(dailyLimit === null ? [] : [stayWithinDay]),
      ...(target === undefined ? [] : [keepTarget]),
      ...(asksForFiles(document, book) ? [claimFiles] : []),
      ...(address !== undefined || hasFollowUp(form.settings, senderEmail) ? [tell] : []),
      // What is still to be proven is heard of when it is.
      ...(isHeard && address === undefined ? [letHear] : []),
    ];
  };
}

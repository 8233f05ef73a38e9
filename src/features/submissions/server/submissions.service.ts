import { randomUUID } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { formTag } from '#features/forms/contract/forms.tags.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import { AppError, badInput, badRequest, conflict, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import { hashOfKey } from '#platform/server/mailed-key.ts';
import type { Platform } from '#platform/server/platform.ts';
import { makeChallenge, readChallenge } from '#platform/server/robots/challenge.ts';
import { holderOf } from '#platform/server/robots/used-challenges.ts';
import type { FormToFill, NewSubmission, Posted, Receipt, SentSubmission, VersionToFill } from '../contract/filling.ts';
import { givenAnswers } from '../contract/given-answers.ts';
import { stepFields } from '../contract/step-fields.ts';
import { submissionAudit } from '../contract/submissions.audit.ts';
import { formInboxTag } from '../contract/submissions.tags.ts';
import { dueAt } from './after-sending.ts';
import {
  availabilityOf,
  book,
  isOpenTo,
  type LiveForm,
  lastBeginning,
  mustProve,
  readAnswers,
  referenceHead,
  requireOpen,
  senderEmailOf,
} from './form-filling.ts';
import { maySeeSubmissions } from './handling/inbox-access.ts';
import { keepSubmission, type NewSubmissionRow } from './keep-submission.repository.ts';
import { requireProofAddress } from './proving/require-proof-address.ts';
import type { SentForService } from './sending-for/sent-for.service.ts';
import { createSendingSteps, type SenderOfOne, type Sending } from './sending-steps.ts';
import { recordEvent } from './submission-events.repository.ts';
import { countTaken, findByKey, findSubmission, type SubmissionRow, withdraw } from './submissions.repository.ts';
import type { SendingClient } from './telling/daily-limit.ts';
import { isReceiptKey } from './telling/receipt-key.ts';
import type { HearSubmission } from './telling/submission-listener.service.ts';
import type { SubmissionTelling } from './telling/submission-telling.service.ts';

interface SubmissionsParts {
  platform: Platform;
  clock: Clock;
  forms: LiveFormsService;
  audit: AuditService;
  files: Pick<FormFilesService, 'withTrueFiles' | 'claim' | 'letGo' | 'listOf'>;
  authSecret: string;
  telling: Pick<SubmissionTelling, 'begin'>;
  hear: HearSubmission;
  /** Somebody wants to hear of what is sent to this form. */
  isHeard(formGuid: string): Promise<boolean>;
  proofs: Pick<ContributionProofsService, 'ask' | 'isUnderWay'>;
  sentFor: SentForService;
}

/** What is known of a submission to who reads a part of it. */
interface ReadSubmission {
  formGuid: string;
  version: number;
  reference: string;
  /** They sent it themselves. */
  isOwn: boolean;
}

const userIdOf = (viewer: Viewer): string | null => (viewer.kind === 'user' ? (viewer.id ?? null) : null);

export type SubmissionsService = ReturnType<typeof createSubmissionsService>;

/** Filling in a form and sending it (§3, product.md §4). */
export function createSubmissionsService({
  platform,
  clock,
  forms,
  audit,
  files,
  authSecret,
  telling,
  hear,
  isHeard,
  proofs,
  sentFor,
}: SubmissionsParts) {
  const stepsOf = createSendingSteps({ files, authSecret, telling, hear, proofs, sentFor });
  const keeping = { schema: platform.schema, statements: new PreparedStatements(platform.db) };

  /** A form that this viewer may see; of any other the answer is the same as of none. */
  async function requireForm(viewer: Viewer, guid: string): Promise<LiveForm> {
    const form = await forms.readLive(viewer, guid);
    if (form === undefined) throw notFound();
    return form;
  }

  const isFull = async ({ guid, settings: { submissionLimit } }: LiveForm): Promise<boolean> =>
    submissionLimit !== null && (await countTaken(platform.db, guid)) >= submissionLimit;

  /** The version that somebody began stays theirs, also when there is a newer one. */
  async function documentOf(form: LiveForm, version: number) {
    const document = version === form.version ? form.document : await forms.readVersion(form.guid, version);
    if (document === undefined) throw notFound();
    return document;
  }

  async function keep(viewer: Viewer, form: LiveForm, sending: Sending): Promise<SentSubmission> {
    const now = clock.now();
    requireOpen(form, sending.beganAt, now);
    const target =
      sending.itemGuid === undefined
        ? undefined
        : await sentFor.require(viewer, form.guid, { itemGuid: sending.itemGuid, guests: guestsIn(sending.posted) });
    const locale = await platform.locale();
    const document = await documentOf(form, sending.version);
    const owner = { formGuid: form.guid, keyHash: hashOfKey(sending.key) };
    const posted = await files.withTrueFiles(document, sending.posted, owner);
    const { answers, faults } = readAnswers(document, posted, locale.timeZone);
    if (faults.length > 0)
      throw badInput(faults.map(({ name, fault }) => ({ path: name, code: fault, message: fault })));
    const address = mustProve(viewer, form) ? requireProofAddress(document, sending.posted, answers) : undefined;
    const year = Number(calendarDay(now, locale.timeZone).slice(0, 4));
    const senderEmail = address ?? senderEmailOf(form, answers);
    const row: NewSubmissionRow = {
      ...owner,
      guid: randomUUID(),
      version: sending.version,
      year,
      referenceHead: referenceHead(form.settings.referencePrefix, year),
      answers,
      language: sending.language,
      status: address === undefined ? 'new' : 'unproven',
      senderGuid: userIdOf(viewer),
      senderEmail,
      beganAt: sending.beganAt,
      dueAt: address === undefined ? dueAt(form.settings, now) : null,
      itemGuid: target?.itemGuid ?? null,
      now,
      mark: sending.mark ?? null,
      holder: sending.mark === undefined ? null : holderOf(sending.mark, sending.key),
      notification: platform.signalOf(formInboxTag(form.guid)),
    };
    const found = { sending, document, answers, senderEmail, address, target, owner, now, locale };
    const also = stepsOf(viewer, form, { ...found, isHeard: await isHeard(form.guid) });
    // One statement is a transaction by itself, and most forms ask for no more.
    if (also.length === 0) return (await keepSubmission(keeping, platform.db, row)) ?? requireTwin(platform.db, owner);
    return platform.transaction(async (trx, touch) => {
      const sent = await keepSubmission(keeping, trx, row);
      if (sent === undefined) return requireTwin(trx, owner);
      for (const one of also) await one(trx, sent, touch);
      return sent;
    });
  }

  /** Whatever is wrong with it now: what was sent before under its key was sent. */
  async function send(viewer: Viewer, form: LiveForm, sending: Sending): Promise<SentSubmission> {
    try {
      return await keep(viewer, form, sending);
    } catch (error) {
      const before = error instanceof AppError && (await findByKey(platform.db, form.guid, hashOfKey(sending.key)));
      if (before) return before;
      throw error;
    }
  }

  /** Whoever sent the same before or at the same moment was first, and is through by now. */
  async function requireTwin(db: PlatformDb, { formGuid, keyHash }: SenderOfOne): Promise<SentSubmission> {
    const twin = await findByKey(db, formGuid, keyHash);
    // Nobody was: another sender used the sum.
    if (twin === undefined) throw badRequest('form-challenge');
    return twin;
  }

  /** Of one whose term is over, nobody is known. */
  const isSender = (viewer: Viewer, row: SubmissionRow, key: string | undefined): boolean =>
    row.redactedAt === null &&
    ((row.senderGuid !== null && row.senderGuid === userIdOf(viewer)) ||
      (key !== undefined && (hashOfKey(key) === row.keyHash || isReceiptKey(authSecret, row.guid, key))));

  async function find(guid: string): Promise<SubmissionRow> {
    const row = await findSubmission(platform.db, guid);
    if (row === undefined) throw notFound();
    return row;
  }

  const mayDealWith = async (viewer: Viewer, formGuid: string): Promise<boolean> =>
    maySeeSubmissions(viewer, (await forms.readSettings(formGuid))?.handlerRoleIds ?? []);

  return {
    send,
    isSender,
    requireForm,
    documentOf,

    /** Still, by who was quick enough. */
    isSendable(form: LiveForm): boolean {
      const now = clock.now();
      return isOpenTo(form, lastBeginning(form, now), now);
    },

    /** What a form asks of who may send it now, in the version that they began; who was quick enough may still add a file. */
    async requireSendable(viewer: Viewer, guid: string, version: number): Promise<{ document: FormDocument }> {
      const form = await requireForm(viewer, guid);
      const now = clock.now();
      requireOpen(form, lastBeginning(form, now), now);
      return { document: await documentOf(form, version) };
    },

    /** For its sender, signed in or by the key, and for who deals with it. To anyone else there is no such submission. */
    async requireReader(viewer: Viewer, guid: string, key: string | undefined): Promise<ReadSubmission> {
      const row = await find(guid);
      const isOwn = isSender(viewer, row, key);
      if (!isOwn && !(await mayDealWith(viewer, row.formGuid))) throw notFound();
      return { formGuid: row.formGuid, version: row.version, reference: row.reference, isOwn };
    },

    async toFill(viewer: Viewer, guid: string): Promise<{ form: FormToFill; changesAt: Date | undefined }> {
      const form = await requireForm(viewer, guid);
      const { openDate, closeDate, state } = form.settings;
      const now = clock.now();
      const edges = state === 'Custom' ? [openDate, closeDate] : [];
      const coming = edges.flatMap((edge) => (edge !== null && Date.parse(edge) > now.getTime() ? [edge] : []));
      return {
        form: {
          guid: form.guid,
          version: form.version,
          document: form.document,
          availability: availabilityOf(form, now),
          openDate,
          closeDate,
          isFull: await isFull(form),
          needsProof: mustProve(viewer, form),
          canResume: form.settings.canResume,
        },
        changesAt: coming.length === 0 ? undefined : new Date(Math.min(...coming.map((edge) => Date.parse(edge)))),
      };
    },

    /** For who began it before there was a newer one. */
    async versionToFill(viewer: Viewer, guid: string, version: number): Promise<VersionToFill> {
      return { version, document: await documentOf(await requireForm(viewer, guid), version) };
    },

    async challenge(viewer: Viewer, guid: string): Promise<Challenge> {
      const form = await requireForm(viewer, guid);
      return makeChallenge(authSecret, form.guid, clock.now());
    },

    /** From a browser with our script, which did the sum. */
    async sendChecked(
      viewer: Viewer,
      guid: string,
      body: NewSubmission,
      client: SendingClient,
    ): Promise<SentSubmission> {
      const form = await requireForm(viewer, guid);
      if (body.website !== '') throw conflict('form-refused');
      const { beganAt, mark } = readChallenge(authSecret, form.guid, body.challenge, clock.now());
      return send(viewer, form, { ...body, beganAt, mark, client });
    },

    async receipt(
      viewer: Viewer,
      guid: string,
      { key, language }: { key?: string | undefined; language: Language },
    ): Promise<Receipt> {
      const row = await findSubmission(platform.db, guid);
      const document = row && (await forms.readVersion(row.formGuid, row.version));
      if (row === undefined || document === undefined) throw notFound();
      const title = pickLanguage(document.title, language, defaultLanguage)?.value ?? '';
      const isWithdrawn = row.withdrawnAt !== null;
      const isUnproven = row.status === 'unproven' && !isWithdrawn;
      const shown = {
        guid: row.guid,
        reference: row.reference,
        formTitle: title,
        isWithdrawn,
        isUnproven,
        sentOn: row.sentAt.toISOString(),
      };
      if (!isSender(viewer, row, key)) return shown;
      const settings = await forms.readSettings(row.formGuid);
      if (settings === undefined) throw notFound();
      return {
        ...shown,
        own: {
          answers: givenAnswers(document, row.answers as Record<string, unknown>, book, language),
          files: await files.listOf(row.guid),
          confirmation: pickLanguage(settings.confirmation, language, defaultLanguage)?.value ?? '',
          canWithdraw: settings.canWithdraw && !isWithdrawn && row.isKept,
          isKept: row.isKept,
          proof: isUnproven
            ? {
                email: row.senderEmail ?? '',
                isMailed: await proofs.isUnderWay({ kind: 'FormSubmission', guid: row.guid }),
              }
            : null,
          signUp: await sentFor.receiptOf(viewer, row.guid, language),
        },
      };
    },

    async withdraw(actor: Actor, guid: string, key: string | undefined): Promise<void> {
      const row = await find(guid);
      if (!isSender(actor.viewer, row, key)) throw notFound();
      const settings = await forms.readSettings(row.formGuid);
      if (settings?.canWithdraw !== true) throw notAllowed();
      await platform.transaction(async (trx, touch) => {
        const now = clock.now();
        if (!(await withdraw(trx, guid, now))) return;
        await sentFor.end(trx, touch, guid);
        await files.letGo(trx, guid);
        await recordEvent(trx, { submissionGuid: guid, kind: 'withdrawn', at: now, by: userIdOf(actor.viewer) });
        if (row.status !== 'unproven') {
          const { formGuid, version, reference, status } = row;
          await hear(trx, { event: 'withdrawn', formGuid, submissionGuid: guid, version, reference, status, at: now });
        }
        // A place came free.
        touch(formTag(row.formGuid));
        await platform.signal(trx, formInboxTag(row.formGuid));
        const subject = { kind: 'form', id: row.formGuid, name: row.reference };
        await audit.record(trx, actor, { action: submissionAudit.withdrawn, subject });
      });
    },
  };
}

/** What is no number is refused as too many, rather than left at home. */
function guestsIn(posted: Posted): number {
  const given = posted[stepFields.guests]?.[0]?.trim() ?? '';
  return given === '' ? 0 : /^\d{1,4}$/.test(given) ? Number(given) : Number.POSITIVE_INFINITY;
}

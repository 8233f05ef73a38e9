import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { everyField } from '#features/forms/contract/form-questions.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { givenAnswers } from '../../contract/given-answers.ts';
import type { Submission } from '../../contract/handling/inbox.ts';
import { givenEmail, givenName } from '../../contract/handling/sender-of.ts';
import { submissionAudit } from '../../contract/submissions.audit.ts';
import { book } from '../form-filling.ts';
import type { SentForService } from '../sending-for/sent-for.service.ts';
import { recordEvent } from '../submission-events.repository.ts';
import { type HandledRow, hasLookedSince, listEarlier, listEvents, namesOfPeople } from './inbox.repository.ts';
import type { InboxAccess } from './inbox-access.ts';
import { handledFields, presentedEvent } from './present-submission.ts';

interface ReadParts {
  platform: Platform;
  clock: Clock;
  forms: LiveFormsService;
  accounts: Pick<AccountsService, 'addressee'>;
  audit: Pick<AuditService, 'record'>;
  inboxAccess: InboxAccess;
  files: Pick<FormFilesService, 'listOf'>;
  sentFor: Pick<SentForService, 'namesOf'>;
}

/** A screen that is drawn again after each change is one look. */
const oneLook = 15 * 60 * 1000;

export const subjectOf = ({ formGuid, reference }: Pick<HandledRow, 'formGuid' | 'reference'>) => ({
  kind: 'form',
  id: formGuid,
  name: reference,
});

export type ReadSubmissionService = ReturnType<typeof createReadSubmissionService>;

/** One submission, whole. */
export function createReadSubmissionService(parts: ReadParts) {
  const { platform, clock, forms, accounts, audit, inboxAccess, files, sentFor } = parts;
  const { db } = platform;

  async function documentOf({ formGuid, version }: HandledRow): Promise<FormDocument> {
    const document = await forms.readVersion(formGuid, version);
    if (document === undefined) throw notFound();
    return document;
  }

  async function senderOf(row: HandledRow, document: FormDocument): Promise<Submission['sender']> {
    const account = row.senderGuid === null ? undefined : await accounts.addressee(db, row.senderGuid);
    const answers = row.answers as Record<string, unknown>;
    return {
      name: givenName(document, answers) || (account?.name ?? ''),
      email: row.senderEmail ?? account?.email ?? givenEmail(document, answers),
      isKnown: account !== undefined,
    };
  }

  /** Special data is looked at by nobody without an entry in the audit log. */
  async function noteLook(actor: Actor, row: HandledRow, document: FormDocument): Promise<void> {
    if (!Array.from(everyField(document)).some(({ personalData }) => personalData === 'special')) return;
    const me = requireUserId(actor.viewer);
    const now = clock.now();
    if (await hasLookedSince(db, row.guid, me, new Date(now.getTime() - oneLook))) return;
    await platform.transaction(async (trx) => {
      await recordEvent(trx, { submissionGuid: row.guid, kind: 'looked', at: now, by: me });
      await audit.record(trx, actor, { action: submissionAudit.read, subject: subjectOf(row) });
    });
  }

  /** It, and what was asked then; of special data the look is written down. */
  async function look(actor: Actor, guid: string): Promise<{ row: HandledRow; document: FormDocument }> {
    const { row } = await inboxAccess.requireSubmission(actor.viewer, guid);
    const document = await documentOf(row);
    await noteLook(actor, row, document);
    return { row, document };
  }

  return {
    look,

    senderOf: async (row: HandledRow) => senderOf(row, await documentOf(row)),

    async read(actor: Actor, guid: string, language: Language): Promise<Submission> {
      const { row, document } = await look(actor, guid);
      const [events, earlier, sender] = await Promise.all([
        listEvents(db, guid),
        listEarlier(db, row),
        senderOf(row, document),
      ]);
      const assigned = events.map(({ data }) => (data as { assigneeGuid?: string | null }).assigneeGuid ?? null);
      const [names, items] = await Promise.all([
        namesOfPeople(db, [row.assigneeGuid, ...assigned]),
        row.itemGuid === null ? new Map<string, string>() : sentFor.namesOf([row.itemGuid], language),
      ]);
      const given = givenAnswers(document, row.answers as Record<string, unknown>, book, language);
      const fieldOf = new Map(Array.from(everyField(document)).map((field) => [field.id, field]));
      const labelOf = (field: string) => {
        const label = fieldOf.get(field)?.label;
        return label === undefined ? '' : (pickLanguage(label, language, defaultLanguage)?.value ?? '');
      };
      const redacted = new Set(
        events.flatMap(({ kind, data }) => (kind === 'redacted' ? ((data as { fields?: string[] }).fields ?? []) : [])),
      );
      const byField = new Map(given.map((answer) => [answer.field, answer]));
      return {
        ...handledFields(row, { people: names, items }),
        formGuid: row.formGuid,
        formTitle: pickLanguage(document.title, language, defaultLanguage)?.value ?? '',
        title: given[0]?.text.split('\n')[0] ?? '',
        answers: document.fields.flatMap(({ id, personalData }) => {
          const answer = byField.get(id);
          if (answer === undefined && !redacted.has(id)) return [];
          return [
            {
              field: id,
              label: answer?.label ?? labelOf(id),
              text: answer?.text ?? '',
              ...(answer?.drawing !== undefined && { drawing: answer.drawing }),
              isRedacted: answer === undefined,
              isPersonal: personalData !== 'none',
            },
          ];
        }),
        files: await files.listOf(guid),
        sender,
        earlier: earlier.map(({ sentAt, ...one }) => ({ ...one, sentOn: sentAt.toISOString() })),
        events: events.map((event) => presentedEvent(event, names, labelOf)),
        replyCount: events.filter(({ kind }) => kind === 'reply').length,
      };
    },
  };
}

import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { OutgoingFilter } from '#features/submissions/contract/outgoing-filter.ts';
import type { OutgoingSubmissionsService } from '#features/submissions/server/outgoing/outgoing-submissions.service.ts';
import { badInput } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { exportAnswers } from '../contract/export-columns.ts';
import { readCursor, type SentCursor, writeCursor } from '../contract/sent-cursor.ts';
import type { SentSince, SinceQuery } from '../contract/sent-since.ts';
import { submissionExportAudit } from '../contract/submission-exports.audit.ts';

interface SentSinceParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  forms: LiveFormsService;
  outgoing: OutgoingSubmissionsService;
}

/** What is being sent at this moment may be written a little later than what was sent after it. */
const settledAfter = 10_000;

export type SentSinceService = ReturnType<typeof createSentSinceService>;

/** What a form was sent, for a program that asks every so often what is new, with a token of somebody who may. */
export function createSentSinceService({ platform, clock, audit, forms, outgoing }: SentSinceParts) {
  return {
    async read(actor: Actor, formGuid: string, query: SinceQuery): Promise<SentSince> {
      const { viewer } = actor;
      const after = cursorOf(query.after);
      const filter = OutgoingFilter.parse({
        sentFrom: query.since ?? null,
        sentUntil: new Date(clock.now().getTime() - settledAfter).toISOString(),
      });
      const rows = await outgoing.list(viewer, formGuid, filter, { after, limit: query.limit });
      const last = rows.at(-1);
      if (last === undefined) return { submissions: [], next: query.after ?? null };
      const documents = await forms.readDocuments(formGuid);
      const withPersonalData = query.withPersonalData === 'true';
      const title = (await forms.readStanding(formGuid))?.title;
      const name = (title && pickLanguage(title, defaultLanguage, defaultLanguage)?.value) || formGuid;
      await platform.transaction((trx) =>
        audit.record(trx, actor, {
          action: submissionExportAudit.read,
          subject: { kind: 'form', id: formGuid, name },
          details: {
            submissions: rows.length,
            withoutPersonalData: !withPersonalData,
            ...(viewer.throughToken === undefined ? {} : { token: viewer.throughToken }),
          },
        }),
      );
      return {
        submissions: rows.map(({ sentAt, doneAt, answers, ...row }) => {
          const document = documents.get(row.version);
          const given = document === undefined ? {} : exportAnswers(document, answers as Answers, !withPersonalData);
          return {
            ...row,
            sentOn: sentAt.toISOString(),
            doneOn: doneAt?.toISOString() ?? null,
            answers: given as SentSince['submissions'][number]['answers'],
          };
        }),
        next: writeCursor({ sentAt: last.sentAt.toISOString(), guid: last.guid }),
      };
    },
  };
}

function cursorOf(text: string | undefined): SentCursor | null {
  if (text === undefined) return null;
  const cursor = readCursor(text);
  if (cursor === undefined) throw badInput([{ path: 'query.after', code: 'unknown-cursor', message: text }]);
  return cursor;
}

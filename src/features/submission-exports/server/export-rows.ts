import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import type { OutgoingRow } from '#features/submissions/server/outgoing/outgoing-submissions.service.ts';
import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { defaultLanguage, isProductLanguage, type Language } from '#platform/contract/texts/language.ts';
import { wallClock } from '#platform/contract/time/local-moment.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { type ExportCell, exportAnswers, exportCell, exportColumns } from '../contract/export-columns.ts';
import en from '../messages/en.admin.json' with { type: 'json' };
import nl from '../messages/nl.admin.json' with { type: 'json' };

export interface ExportedRow {
  cells: (ExportCell | { wallClock: string })[];
  forProgram: Record<string, unknown>;
}

interface Exporting {
  /** What each version asked. */
  documents: ReadonlyMap<number, FormDocument>;
  language: Language;
  timeZone: TimeZone;
  withoutPersonalData: boolean;
  /** What it can have been sent for; a form that is sent for nothing has no column of it. */
  items: readonly { guid: string; title: string }[];
}

const book = { named: questionKinds.named };

/** Headings, and how a submission becomes a row beneath them. */
export function exportRows({ documents, language, timeZone, withoutPersonalData, items }: Exporting) {
  const titles = new Map(items.map(({ guid, title }) => [guid, title]));
  const { submissionExports: words } = { nl, en }[isProductLanguage(language) ? language : defaultLanguage];
  const newestFirst = [...documents].toSorted(([a], [b]) => b - a).map(([, document]) => document);
  const asking = { book, language, withoutPersonalData };
  const columns = exportColumns(newestFirst, asking);
  const { columns: own, statuses } = words;
  const statusWord = (status: string): string =>
    Object.hasOwn(statuses, status) ? statuses[status as keyof typeof statuses] : status;
  const moment = (at: Date | null) => (at === null ? '' : { wallClock: wallClock(at.toISOString(), timeZone) });

  return {
    /** What the table is called where it is a file among others. */
    table: words.table,
    headings: [
      own.reference,
      own.sentOn,
      own.version,
      own.status,
      own.labels,
      own.doneOn,
      ...(items.length > 0 ? [own.item] : []),
      ...columns.map(({ heading }) => heading),
    ],

    row(submission: OutgoingRow): ExportedRow {
      const { guid, reference, sentAt, version, status, labels, doneAt, itemGuid } = submission;
      const answers = submission.answers as Answers;
      const document = documents.get(version);
      return {
        cells: [
          reference,
          moment(sentAt),
          version,
          statusWord(status),
          labels.join(', '),
          moment(doneAt),
          ...(items.length > 0 ? [titles.get(itemGuid ?? '') ?? ''] : []),
          ...columns.map((column) => (document === undefined ? '' : exportCell(column, document, answers, asking))),
        ],
        forProgram: {
          guid,
          reference,
          sentOn: sentAt.toISOString(),
          version,
          status,
          labels,
          doneOn: doneAt?.toISOString() ?? null,
          item: itemGuid === null ? null : { guid: itemGuid, title: titles.get(itemGuid) ?? null },
          language: submission.language,
          answers: (document === undefined ? {} : exportAnswers(document, answers, withoutPersonalData)) as JsonValue,
        },
      };
    },
  };
}

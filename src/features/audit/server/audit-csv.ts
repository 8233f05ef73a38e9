import { byteOrderMark, csvLine, csvMoment } from '#platform/contract/files/csv-line.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { AuditEntry } from '../contract/audit.ts';
import { auditWords } from '../contract/audit-words.ts';
import { type AuditTexts, auditTranslation } from './audit-texts.ts';

interface Reader {
  texts: AuditTexts;
  language: Language;
  timeZone: TimeZone;
}

const columns = ['when', 'what', 'whom', 'who', 'where', 'device', 'details', 'code'];

/** In the words of the screen it is asked on, written while it is read. */
export async function* auditCsv(
  batches: AsyncIterable<readonly AuditEntry[]>,
  { texts, language, timeZone }: Reader,
): AsyncGenerator<string> {
  const t = auditTranslation(texts, language);
  const words = auditWords(t, (iso) => csvMoment(iso, timeZone));
  yield byteOrderMark + csvLine(columns.map((column) => t(`audit.admin.${column}`)));
  for await (const entries of batches) {
    yield entries
      .map((entry) =>
        csvLine([
          csvMoment(entry.at, timeZone),
          words.action(entry.action),
          words.subjectWithKind(entry.subject),
          words.actor(entry),
          entry.ipAddress,
          entry.userAgent,
          words
            .details(entry.details)
            .map(([name, value]) => `${name}: ${value}`)
            .join('; '),
          entry.action,
        ]),
      )
      .join('');
  }
}

import { byteOrderMark, csvLine, csvMoment } from '#platform/contract/files/csv-line.ts';
import { defaultLanguage, isProductLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { RedirectRow } from '../contract/redirect.ts';
import en from '../messages/en.admin.json' with { type: 'json' };
import nl from '../messages/nl.admin.json' with { type: 'json' };

interface Reader {
  language: Language;
  timeZone: TimeZone;
}

/** The first three columns are those of an import. In the words of the screen, written while it is read. */
export async function* redirectsCsv(
  batches: AsyncIterable<readonly RedirectRow[]>,
  { language, timeZone }: Reader,
): AsyncGenerator<string> {
  const { columns, kinds } = { nl, en }[isProductLanguage(language) ? language : defaultLanguage].redirects;
  yield byteOrderMark +
    csvLine([
      columns.from,
      columns.to,
      columns.status,
      columns.kind,
      columns.since,
      columns.madeBy,
      columns.hits,
      columns.lastUsed,
    ]);
  for await (const rows of batches) {
    yield rows
      .map((row) =>
        csvLine([
          row.from,
          row.to,
          String(row.status),
          row.isAutomatic ? kinds.automatic : kinds.hand,
          csvMoment(row.since, timeZone),
          row.madeBy ?? '',
          String(row.hits),
          csvMoment(row.lastUsedAt, timeZone),
        ]),
      )
      .join('');
  }
}

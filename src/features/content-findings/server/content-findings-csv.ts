import { byteOrderMark, csvLine } from '#platform/contract/files/csv-line.ts';
import { defaultLanguage, isProductLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { FoundContent } from '../contract/content-findings.ts';
import en from '../messages/en.admin.json' with { type: 'json' };
import nl from '../messages/nl.admin.json' with { type: 'json' };

/** A line for each finding, in the words of the screen. */
export async function* contentFindingsCsv(
  batches: AsyncIterable<readonly FoundContent[]>,
  language: Language,
): AsyncGenerator<string> {
  const { columns, kinds, subjects } = { nl, en }[isProductLanguage(language) ? language : defaultLanguage]
    .contentFindings;
  yield byteOrderMark +
    csvLine([
      columns.name,
      columns.subject,
      columns.finding,
      columns.count,
      columns.since,
      columns.owner,
      columns.href,
    ]);
  for await (const found of batches) {
    yield found
      .flatMap(({ name, subject, owner, href, findings }) =>
        findings.map(({ kind, count, since }) =>
          csvLine([name, subjects[subject], kinds[kind].name, String(count), since, owner ?? '', href]),
        ),
      )
      .join('');
  }
}

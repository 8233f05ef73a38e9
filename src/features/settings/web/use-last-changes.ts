import { readAudit } from '#features/audit/contract/audit.endpoints.ts';
import { auditWords } from '#features/audit/contract/audit-words.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { historyInput } from './history-input.ts';

/** Who changed each setting last, by its key; of what was changed long ago nothing. */
export function useLastChanges(): Readonly<Record<string, string>> {
  const { t } = useTranslation();
  const { entries } = useLoaded(readAudit, historyInput);
  const words = auditWords(t, useDates().dateTime);
  // The newest come first, and the last of these pairs counts.
  return Object.fromEntries(entries.toReversed().map((entry) => [entry.subject.id, words.actor(entry)]));
}

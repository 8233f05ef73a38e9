import type { FormDocument, InnerField } from '../../../contract/form-document.ts';
import { everyField } from '../../../contract/form-questions.ts';

/** Minutes and seconds that somebody was at it. */
export function timeTaken(milliseconds: number): { minutes: number; seconds: number } {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/** Answers that go before the submission does, the first to go first. */
export function goingEarlier(
  document: FormDocument,
  shown: ReadonlySet<string>,
  retentionDays: number | null,
): { field: InnerField; days: number }[] {
  return Array.from(everyField(document))
    .flatMap((field) => {
      const days = field.retentionDays;
      if (!shown.has(field.id) || days === null || (retentionDays !== null && days >= retentionDays)) return [];
      return [{ field, days }];
    })
    .sort((one, other) => one.days - other.days);
}

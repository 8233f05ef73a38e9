import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormSettings } from '#features/forms/contract/form.ts';
import type { FormField, InnerField } from '#features/forms/contract/form-document.ts';

export type RetentionSettings = Pick<FormSettings, 'retentionDays' | 'contactRetentionDays' | 'retentionFrom'>;

export interface AnswerTerm {
  days: number;
  /** Ids of questions; of one in a group, which group that is. */
  fields: { id: string; group: string | undefined }[];
}

/** A question's own term, else that of contact data when it is about a person; nothing when it goes with the rest. */
function termOf(field: InnerField, { retentionDays, contactRetentionDays }: RetentionSettings): number | undefined {
  const days = field.retentionDays ?? (field.personalData === 'none' ? null : contactRetentionDays);
  if (days === null) return undefined;
  return retentionDays !== null && days >= retentionDays ? undefined : days;
}

/** Which answers go before the submission does, and after how many days; the shortest first. */
export function answerTerms(fields: readonly FormField[], settings: RetentionSettings): AnswerTerm[] {
  const terms = new Map<number, AnswerTerm>();
  const add = (field: InnerField, group: string | undefined): void => {
    const days = termOf(field, settings);
    if (days === undefined) return;
    const term = terms.get(days) ?? { days, fields: [] };
    term.fields.push({ id: field.id, group });
    terms.set(days, term);
  };
  for (const field of fields) {
    if (field.fields.length === 0) add(field, undefined);
    for (const inner of field.fields) add(inner, field.id);
  }
  return [...terms.values()].sort((one, other) => one.days - other.days);
}

const isRow = (value: unknown): value is Answers => typeof value === 'object' && value !== null;

/** The same answers without these. */
export function withoutAnswers(answers: Answers, fields: AnswerTerm['fields']): Record<string, unknown> {
  const left: Record<string, unknown> = { ...answers };
  for (const { id, group } of fields) {
    if (group === undefined) {
      delete left[id];
      continue;
    }
    const rows = left[group];
    if (!Array.isArray(rows)) continue;
    left[group] = rows.filter(isRow).map(({ [id]: _, ...row }) => row);
  }
  return left;
}

/** The newest words of every question that any version asked: a term that is changed holds for what was sent before. */
export function fieldsOfVersions(versions: readonly { fields: readonly FormField[] }[]): FormField[] {
  const newest = new Map<string, FormField>();
  for (const { fields } of versions) for (const field of fields) newest.set(field.id, field);
  return [...newest.values()];
}

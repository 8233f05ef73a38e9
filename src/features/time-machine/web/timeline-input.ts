import type { Language } from '#platform/contract/texts/language.ts';

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(text);

/** The address says before which moment one looks further back. */
export function timelineInput(language: Language, search: URLSearchParams) {
  const before = search.get('before');
  return { query: { language, ...(before !== null && isMoment(before) && { before }) } };
}

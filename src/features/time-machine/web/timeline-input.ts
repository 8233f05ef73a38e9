import type { Language } from '#platform/contract/texts/language.ts';

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(text);

export const momentIn = (search: URLSearchParams, name: string): string | undefined => {
  const text = search.get(name);
  return text !== null && isMoment(text) ? text : undefined;
};

/** The address says before which moment one looks further back. */
export function timelineInput(language: Language, search: URLSearchParams) {
  const before = momentIn(search, 'before');
  return { query: { language, ...(before !== undefined && { before }) } };
}

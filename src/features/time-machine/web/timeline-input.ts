import type { Language } from '#platform/contract/texts/language.ts';

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(text);

const momentIn = (search: URLSearchParams, name: 'before' | 'after'): string | undefined => {
  const text = search.get(name);
  return text !== null && isMoment(text) ? text : undefined;
};

/** The address says before which moment one looks further back, and after which when two moments are compared. */
export function timelineInput(language: Language, search: URLSearchParams) {
  const [before, after] = [momentIn(search, 'before'), momentIn(search, 'after')];
  return { query: { language, ...(before !== undefined && { before }), ...(after !== undefined && { after }) } };
}

import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { figurePeriods } from '../contract/figures/figure-period.ts';
import type { FormFigures } from '../contract/form-figures.ts';

type Language = ScreenApp['language'];

const fieldPattern = /^[a-z][a-z0-9]{3,15}$/;

/** What a dashboard shows, by its address; what nobody could have chosen is as if it were not there. */
export function figuresInput(guid: string, version: string, search: URLSearchParams, language: Language) {
  const beside = search.get('beside') ?? 'none';
  const period = figurePeriods.find((one) => one === search.get('period')) ?? 'all';
  const [answerField = '', ...value] = (search.get('who') ?? '').split('=');
  const hasAnswer = fieldPattern.test(answerField) && value.length > 0;
  return {
    params: { guid, version },
    query: {
      language,
      beside: /^(?:before|[1-9]\d{0,8})$/.test(beside) ? beside : 'none',
      period,
      ...(hasAnswer ? { answerField, answerValue: value.join('=').slice(0, 200) } : {}),
    },
  };
}

type Crossable = Pick<FormFigures, 'guid' | 'crossable' | 'answered'>;

/** The two questions that are set against each other; undefined while nobody chose two that this version asks. */
export function crossingInput(
  { guid, crossable, answered }: Crossable,
  version: string,
  search: URLSearchParams,
  language: Language,
) {
  const [rows = '', columns = ''] = (search.get('cross') ?? '').split('.');
  const isKnown = (field: string) => crossable.some((one) => one.field === field);
  if (answered !== null || rows === columns || !isKnown(rows) || !isKnown(columns)) return undefined;
  const period = figurePeriods.find((one) => one === search.get('period')) ?? 'all';
  return { params: { guid, version }, query: { language, period, rows, columns } };
}

export const dashboardPath = (guid: string, version: string, language: Language): string =>
  withLanguagePrefix(`/admin/forms/${guid}/${version}/dashboard`, language);

export const answersPath = (guid: string, version: string, field: string, language: Language): string =>
  `${dashboardPath(guid, version, language)}/${field}`;

const pageSize = 25;

export const answersInput = (
  guid: string,
  version: string,
  field: string,
  search: URLSearchParams,
  language: Language,
) => {
  const theme = search.get('theme') ?? '';
  return {
    params: { guid, version },
    query: {
      language,
      field,
      pageNumber: Math.max(1, Number(search.get('page')) || 1),
      itemCount: pageSize,
      ...(/^(?:none|[0-9a-f-]{36})$/.test(theme) ? { theme } : {}),
    },
  };
};

import type { Language } from '#platform/contract/texts/language.ts';
import { type Beside, besides, type PeriodName, periodNames } from '../contract/period.ts';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const guidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface StatisticsQuery {
  period: PeriodName;
  from?: string;
  to?: string;
  beside: Beside;
  language?: Language;
  audience?: 'visitor' | 'member';
  /** An item of the menu with everything below it. */
  part?: string;
}

/** What the address asks for; what nobody could have chosen is as if it were not there. */
export function statisticsQueryOf(search: URLSearchParams, languages: readonly Language[]): StatisticsQuery {
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  const isOwn =
    dayPattern.test(from) && dayPattern.test(to) && from <= to && !Number.isNaN(Date.parse(from + to.slice(10)));
  const asked = periodNames.find((one) => one === search.get('period')) ?? '28';
  const language = languages.find((one) => one === search.get('read'));
  const audience = (['visitor', 'member'] as const).find((one) => one === search.get('who'));
  const part = search.get('part') ?? '';
  return {
    period: asked === 'own' && !isOwn ? '28' : asked,
    ...(asked === 'own' && isOwn ? { from, to } : {}),
    beside: besides.find((one) => one === search.get('beside')) ?? 'year',
    ...(language === undefined ? {} : { language }),
    ...(audience === undefined ? {} : { audience }),
    ...(guidPattern.test(part) ? { part } : {}),
  };
}

/** Blocks are counted of everybody together too. */
export const blocksAskedOf = ({ language: _, audience: __, ...asked }: StatisticsQuery) => asked;

/** Of when alone: what people did besides reading is known of everybody together. */
export const periodAskedOf = ({ language: _, audience: __, part: ___, ...period }: StatisticsQuery) => period;

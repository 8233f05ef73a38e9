/** The names under which a browser without script posts a vote. */
export const voteFields = {
  choice: 'choice',
  email: 'email',
  language: '_language',
  page: '_page',
  action: '_action',
  /** Nobody sees it, and robots fill it in. */
  trap: 'website',
} as const;

/** By which the address of a page says what became of a poll on it, for who has no script (platform: `isPageParameter`). */
export const pollParameter = (guid: string): string => `v-${guid.slice(0, 6)}`;

export const pollMoments = [
  'voted',
  /** As it stands for them, with nothing to tell. */
  'own',
  'proven',
  'change',
  'results',
  'taken-back',
  'missing',
  'too-many',
  'unknown',
  'email',
  'closed',
  'refused',
] as const;
export type PollMoment = (typeof pollMoments)[number];

export const momentIn = (search: URLSearchParams, guid: string): PollMoment | undefined =>
  pollMoments.find((moment) => moment === search.get(pollParameter(guid)));

/** The same page at the same place, told what became of it. */
export const pathOfMoment = (page: string, guid: string, moment: PollMoment): string =>
  `${page}?${pollParameter(guid)}=${moment}#poll-${guid}`;

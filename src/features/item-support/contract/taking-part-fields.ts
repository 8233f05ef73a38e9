/** The names under which a browser without script posts a vote or a join. */
export const takingPartFields = {
  kind: 'kind',
  email: 'email',
  name: 'name',
  language: '_language',
  page: '_page',
  action: '_action',
  /** Nobody sees it, and robots fill it in. */
  trap: 'website',
} as const;

/** What the page tells somebody who took part without script, or comes back from a mail. */
export const takingPartMoments = ['vote', 'join', 'proven', 'taken-back', 'email', 'closed', 'refused'] as const;
export type TakingPartMoment = (typeof takingPartMoments)[number];

/** By which the address of an item says so (platform: `isPageParameter`). */
const parameter = (guid: string): string => `s-${guid.slice(0, 6)}`;

export const takingPartIn = (search: URLSearchParams, guid: string): TakingPartMoment | undefined =>
  takingPartMoments.find((moment) => moment === search.get(parameter(guid)));

export const takingPartAnchor = 'meedoen';

export const pathOfTakingPart = (page: string, guid: string, moment: TakingPartMoment): string =>
  `${page}?${parameter(guid)}=${moment}#${takingPartAnchor}`;

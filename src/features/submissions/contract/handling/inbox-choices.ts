/** The piles on top of an inbox, and what lies beside them. Open is what somebody still has to do something about. */
export const inboxPiles = ['open', 'mine', 'nobody', 'today', 'late', 'done', 'all', 'trash'] as const;
export type InboxPile = (typeof inboxPiles)[number];

/** Those that have a number. */
export const countedPiles = ['open', 'mine', 'nobody', 'today', 'late'] as const satisfies readonly InboxPile[];
export type CountedPile = (typeof countedPiles)[number];

/** Sent in the last so many days. */
export const sentPeriods = { day: 1, week: 7, month: 31, quarter: 92, year: 366 } as const;
export const sentPeriodNames = [
  'day',
  'week',
  'month',
  'quarter',
  'year',
] as const satisfies readonly (keyof typeof sentPeriods)[];

export const inboxSorts = ['due', 'sent'] as const;

/** In the filter on who deals with it. */
export const nobody = 'none';

/** More are found than anybody turns pages for: they are not counted, and a filter brings them within reach. */
export const mostFound = 10_000;

/** As many as one call changes. */
export const changedAtOnce = 200;

export const handlingLimits: Readonly<{
  label: number;
  labels: number;
  statuses: number;
  templates: number;
  templateName: number;
  words: number;
  columns: number;
}> = { label: 40, labels: 20, statuses: 12, templates: 40, templateName: 80, words: 10_000, columns: 6 };

/** What is asked of an installation, and how it comes. Shares are assumptions that a parameter changes; times were measured. */
export interface Traffic {
  platforms: number;
  viewsPerMonth: number;
  /** Of the views of a month on its busiest day. A day like the others has a thirtieth. */
  busiestDay: number;
  /** Of the views of a day in its busiest hour. */
  busiestHour: number;
  /** How many times as much as its own share of that hour one platform gets: something happened there. */
  rush: number;
  /** The rush comes to a platform that has this part of all views. */
  rushShare: number;
}

export const usualTraffic: Traffic = {
  platforms: 300,
  viewsPerMonth: 50_000_000,
  busiestDay: 0.06,
  busiestHour: 0.12,
  rush: 20,
  rushShare: 0.05,
};

export interface Asked {
  name: string;
  /** For one page that somebody opens. */
  perView: number;
  /** Of a processor, Node and PostgreSQL together. */
  milliseconds: number;
}

/** Times of docs/performance.md and docs/capacity.md, which says how each was measured. */
export const askedForAView: readonly Asked[] = [
  { name: 'page from the cache', perView: 0.86, milliseconds: 0.22 },
  { name: 'page of someone signed in, from the cache', perView: 0.05, milliseconds: 0.24 },
  { name: 'page made anew', perView: 0.05, milliseconds: 2.76 },
  { name: 'list page made anew', perView: 0.025, milliseconds: 3.14 },
  { name: 'search page', perView: 0.015, milliseconds: 8.1 },
  // Of a first visit some twelve, of the next ones none: they stay in the browser for a year.
  { name: 'script, style or picture', perView: 3, milliseconds: 0.22 },
  { name: 'call for counting', perView: 1, milliseconds: 0.22 },
  { name: 'sending a form', perView: 0.003, milliseconds: 4.46 },
  { name: 'saving in the editor', perView: 0.01, milliseconds: 7.3 },
  { name: 'signing in', perView: 0.002, milliseconds: 166 },
];

/** On a machine, or a day, on which everything takes so many times as long. */
export const slowed = (asked: readonly Asked[], times: number): Asked[] =>
  asked.map((one) => ({ ...one, milliseconds: one.milliseconds * times }));

/** Views a second in the busiest hour, with the rush on top of it. */
export function peakViews({ viewsPerMonth, busiestDay, busiestHour, rush, rushShare }: Traffic): number {
  const usual = (viewsPerMonth * busiestDay * busiestHour) / 3600;
  return usual * (1 + rushShare * (rush - 1));
}

/** Cores that would be busy all the time. */
export const busyCores = (viewsPerSecond: number, asked: readonly Asked[] = askedForAView): number =>
  (viewsPerSecond * asked.reduce((sum, { perView, milliseconds }) => sum + perView * milliseconds, 0)) / 1000;

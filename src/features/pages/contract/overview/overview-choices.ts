/** What the overview of pages can be sorted by. */
export const overviewSorts = ['title', 'status', 'owner', 'review', 'changed'] as const;
export type OverviewSort = (typeof overviewSorts)[number];

/** When someone should look whether a page is still right: that day has come, comes within a month, or nobody named one. */
export const reviewPeriods = ['due', 'soon', 'none'] as const;
export type ReviewPeriod = (typeof reviewPeriods)[number];

/** How long ago a page was changed. */
export const changedPeriods = ['week', 'month', 'year', 'longer'] as const;
export type ChangedPeriod = (typeof changedPeriods)[number];

/** In the filter on owners: pages that nobody looks after. */
export const noOwner = 'none';

/** Days before the day itself that a review is near. */
export const soonDays = 30;

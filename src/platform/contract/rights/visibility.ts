/** One scale for see, add and edit (§4, product.md §2). */
export const visibilities = ['Admin', 'Roles', 'Users', 'Public', 'Verify'] as const;
export type Visibility = (typeof visibilities)[number];

export interface Audience {
  visibility: Visibility;
  roleIds: readonly string[];
}

export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** Whether something shows now: an open end means for ever. */
export function isWithinPeriod(period: Period, now: Date): boolean {
  if (period.from !== undefined && new Date(period.from) > now) return false;
  return period.until === undefined || new Date(period.until) > now;
}

/** When the first of these begins or ends: until then, what is shown stays as it is. */
export function nextPeriodChange(periods: Iterable<Period>, now: Date): Date | undefined {
  let next = Number.POSITIVE_INFINITY;
  for (const { from, until } of periods) {
    for (const edge of [from, until]) {
      const moment = edge === undefined ? Number.NaN : Date.parse(edge);
      if (moment > now.getTime() && moment < next) next = moment;
    }
  }
  return next === Number.POSITIVE_INFINITY ? undefined : new Date(next);
}

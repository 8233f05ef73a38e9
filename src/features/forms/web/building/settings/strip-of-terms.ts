export interface RetentionPlaces {
  /** Percentages of the width: how long all of it is there, how long it is without contact data, where it goes. */
  whole: number;
  partly: number;
  end: number;
}

/** A part must be wide enough for the words above it, however short its term. */
const least = 22;
const end = 93;

export function stripOf(contactDays: number | null, days: number | null): RetentionPlaces {
  const last = days === null ? 100 : end;
  if (contactDays === null || (days !== null && contactDays >= days)) return { whole: last, partly: 0, end: last };
  const share = days === null ? 33 : (contactDays / days) * last;
  const whole = Math.min(Math.max(share, least), last - 2 * least);
  return { whole, partly: last - whole, end: last };
}

declare const zoneName: unique symbol;

/** Of a platform that chose none. */
export const defaultTimeZone = 'Europe/Amsterdam';

/** A name of the IANA time zone database that `isTimeZone` let through; any other string is not one. */
export type TimeZone = typeof defaultTimeZone | (string & { readonly [zoneName]: true });

/** A name, and not a distance from UTC such as +02:00: that knows no summer, and older browsers do not know it. */
const namePattern = /^[A-Za-z][\w+/-]*$/;

export function isTimeZone(text: string): text is TimeZone {
  if (!namePattern.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Making an Intl formatter costs far more than using one; made at the first use, one for each zone. */
export function formatterOf(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<TimeZone, Intl.DateTimeFormat>();
  return (timeZone: TimeZone): Intl.DateTimeFormat => {
    let format = made.get(timeZone);
    if (format === undefined) {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      made.set(timeZone, format);
    }
    return format;
  };
}

const offsetFormat = formatterOf('en', { timeZoneName: 'longOffset' });

/** How far the clocks of the zone are ahead of UTC at this moment, in milliseconds. */
export function offsetAt(moment: number, timeZone: TimeZone): number {
  const [, sign, hours, minutes, seconds = '0'] =
    /GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(offsetFormat(timeZone).format(moment)) ?? [];
  const size = ((Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

const day = 24 * 60 * 60 * 1000;

/**
 * The moment at which the clocks of the zone show this ("2026-11-17T09:30"). An hour that comes twice is the first of the
 * two; one that is left out is as long after the change as it would have been, had there been none.
 */
export function momentInZone(wall: string, timeZone: TimeZone): Date {
  const shown = Date.parse(`${wall}Z`);
  const before = offsetAt(shown - day, timeZone);
  const after = offsetAt(shown + day, timeZone);
  const first = shown - before;
  if (before === after) return new Date(first);
  // Only after the change do the clocks show this.
  const isLater = offsetAt(first, timeZone) !== before && offsetAt(shown - after, timeZone) === after;
  return new Date(isLater ? shown - after : first);
}

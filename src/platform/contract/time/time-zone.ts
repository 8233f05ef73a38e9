/** Made at the first use, because making one takes a while and a start should not wait for it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    // Swedish writes its dates as ISO does.
    clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** A name of the IANA list; an offset is no place, because it knows no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^(UTC|[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The year of four digits, also in the first century. */
const isoSeconds = (moment: Date, timeZone: string): string =>
  clockOf(timeZone).format(moment).replace(' ', 'T').padStart(19, '0');

/** What the clocks there say at this moment, with the day: `2026-11-17T09:30`. */
export const wallClock = (moment: Date, timeZone: string): string => isoSeconds(moment, timeZone).slice(0, 16);

/** The same without the day: `09:30`. */
export const clockTime = (moment: Date, timeZone: string): string => wallClock(moment, timeZone).slice(11);

const day = 24 * 60 * 60 * 1000;

const offsetAt = (time: number, timeZone: string): number =>
  Date.parse(`${isoSeconds(new Date(time), timeZone)}Z`) - Math.floor(time / 1000) * 1000;

/**
 * The moment at which the clocks there say this (`2026-11-17T09:30`). In the hour that comes twice, the first of the
 * two; an hour that the clocks leave out is the next one there is.
 */
export function momentOf(wall: string, timeZone: string): Date {
  const time = Date.parse(`${wall}:00Z`);
  const offsets = [offsetAt(time - day, timeZone), offsetAt(time + day, timeZone)];
  const first = new Date(time - Math.max(...offsets));
  return wallClock(first, timeZone) === wall ? first : new Date(time - Math.min(...offsets));
}

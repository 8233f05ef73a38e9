import { formatterOf, momentInZone, type TimeZone } from './time-zone.ts';

/** Swedish writes its dates as ISO does. */
const isoMinute = formatterOf('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** A moment as the clocks of this zone show it: "2026-11-17T09:30". What a field for a moment holds. */
export const wallClock = (moment: string, timeZone: TimeZone): string =>
  isoMinute(timeZone).format(new Date(moment)).replace(' ', 'T');

/** The moment at which the clocks of this zone show this; in the hour that comes twice, the first of the two. */
export const momentOf = (wall: string, timeZone: TimeZone): string => momentInZone(wall, timeZone).toISOString();

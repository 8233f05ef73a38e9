import { z } from 'zod';

/** The calendar of the database begins with the year 1, and what we send has four digits for a year. */
function isWithinCalendar(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

const message = 'a moment in the years 1 to 9999';

/** A moment as it is sent to be kept: in UTC. */
export const Moment = z.iso.datetime().refine(isWithinCalendar, message);

/** The same on the sender's own clock, which says how far that is from UTC. */
export const LocalMoment = z.iso.datetime({ offset: true }).refine(isWithinCalendar, message);

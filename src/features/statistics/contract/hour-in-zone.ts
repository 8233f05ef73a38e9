import { formatterOf, type TimeZone } from '#platform/contract/time/time-zone.ts';

const hourOf = formatterOf('sv-SE', { hour: '2-digit', hourCycle: 'h23' });

/** 0 to 23, on the clocks of this zone. */
export const hourInZone = (moment: Date, timeZone: TimeZone): number => Number(hourOf(timeZone).format(moment));

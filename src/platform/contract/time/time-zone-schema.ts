import { z } from 'zod';
import { isTimeZone, type TimeZone as ZoneName } from './time-zone.ts';

/** Any zone that the clocks of this machine know. */
export const TimeZone = z
  .string()
  .max(60)
  .refine(
    isTimeZone,
    'a time zone by its IANA name, such as Europe/Amsterdam or America/Kralendijk',
  ) as unknown as z.ZodType<ZoneName, ZoneName>;

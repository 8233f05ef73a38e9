import { isTime } from '#platform/contract/field-validators.ts';

/** 14:30, 9.30, 9:05 uur and 0930; undefined for what is on no clock. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.]?(\d{2})(?::00)?(?:\s*uur)?$/.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return isTime(time) ? time : undefined;
}

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** By the hour (hh:mm) on the platform's clock; who works in the night is wished a good evening until four. */
export function dayPart(clock: string): DayPart {
  const hour = Number(clock.slice(0, 2));
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

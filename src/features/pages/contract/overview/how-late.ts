const day = 24 * 60 * 60 * 1000;

export interface Lateness {
  unit: 'days' | 'weeks' | 'months';
  count: number;
}

/** How long ago (yyyy-mm-dd, both) somebody should have looked at a page; nothing before that day is over. */
export function howLate(reviewOn: string, today: string): Lateness | undefined {
  const days = Math.round((Date.parse(today) - Date.parse(reviewOn)) / day);
  if (days <= 0) return undefined;
  if (days < 14) return { unit: 'days', count: days };
  return days < 60 ? { unit: 'weeks', count: Math.floor(days / 7) } : { unit: 'months', count: Math.floor(days / 30) };
}

/** A page that is still right is looked at again a year from now. */
export function yearLater(today: string): string {
  const moved = new Date(`${today}T00:00:00Z`);
  moved.setUTCFullYear(moved.getUTCFullYear() + 1);
  return moved.toISOString().slice(0, 10);
}

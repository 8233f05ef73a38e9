export interface WindowOnGauge {
  /** Percentages of the width. */
  start: number;
  width: number;
  today: number;
}

/** A window and today on one scale, with some room at both ends. */
export function gaugeOf(from: string, until: string, now: Date): WindowOnGauge {
  const [open, close, today] = [Date.parse(from), Date.parse(until), now.getTime()];
  const first = Math.min(open, today);
  const last = Math.max(close, today);
  const room = (last - first) * 0.1 || 1;
  const at = (moment: number) => ((moment - first + room) / (last - first + 2 * room)) * 100;
  return { start: at(open), width: at(close) - at(open), today: at(today) };
}

import { startTransition, useEffect, useState } from 'react';

/** Somewhat more than the tallest screen shows. */
const rowsAtFirst = 30;

/**
 * How many of the rows are drawn: what is seen at once, and the rest in small portions that any key or click goes
 * before. A screen of hundreds of rows answers as soon as one of thirty.
 */
export function useDrawnRows(count: number, atLeast: number): { drawn: number; drawAll(): void } {
  const [wanted, setWanted] = useState(rowsAtFirst);
  const drawn = Math.min(count, Math.max(wanted, atLeast));
  useEffect(() => {
    if (drawn < count) startTransition(() => setWanted(drawn + rowsAtFirst));
  }, [drawn, count]);
  return { drawn, drawAll: () => setWanted(count) };
}

import { type TouchEvent, useRef } from 'react';

interface Swipes {
  onUp(): void;
  onDown(): void;
}

/** A finger that trembles swipes nothing. */
const least = 40;

/** A finger that moves up or down over something. What it does, a button does as well. */
export function useSwipe({ onUp, onDown }: Swipes) {
  const start = useRef<number>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? touches[0]?.clientY : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, until] = [start.current, changedTouches[0]?.clientY];
      start.current = undefined;
      if (from === undefined || until === undefined || Math.abs(until - from) < least) return;
      if (until > from) onDown();
      else onUp();
    },
  };
}

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** From here to the edge of the window the form comes by. */
const edge = 72;
/** At the edge itself, in pixels of each picture. */
const fastest = 16;

/** How far to scroll for a pointer at this height. */
export function edgeSpeed(y: number, height: number, top: number): number {
  const above = top + edge - y;
  const below = y - (height - edge);
  if (above > 0) return -Math.min(fastest, Math.ceil((above / edge) * fastest));
  return below > 0 ? Math.min(fastest, Math.ceil((below / edge) * fastest)) : 0;
}

/** Who drags to the edge of the window sees what lies beyond it. */
export function useEdgeScrolling(pointer: RefObject<{ x: number; y: number }>, onScroll: () => void): void {
  const scrolled = useEffectEvent(onScroll);
  useEffect(() => {
    let next = requestAnimationFrame(function step() {
      const { x, y } = pointer.current;
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      // Before the pointer moved at all nobody knows where it is.
      const speed = x === 0 && y === 0 ? 0 : edgeSpeed(y, window.innerHeight, Math.max(0, header));
      const before = window.scrollY;
      if (speed !== 0) window.scrollBy({ top: speed, behavior: 'instant' });
      if (window.scrollY !== before) scrolled();
      next = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(next);
  }, [pointer]);
}

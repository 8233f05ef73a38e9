import { type RefObject, useLayoutEffect } from 'react';

/**
 * Of a block that is higher than the screen the plus is out of sight; below it there must be room for the palette. Before
 * the palette looks for its place, and so before it is drawn.
 */
export function useSeenWhenOpen(plus: RefObject<Element | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen || plus.current === null) return;
    window.scrollBy({ top: plus.current.getBoundingClientRect().top - window.innerHeight / 5, behavior: 'instant' });
  }, [plus, isOpen]);
}

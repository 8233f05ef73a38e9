import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Area } from '#features/pages/contract/page-layout.ts';
import { useUi } from '../state/editor-context.ts';
import type { MovePlace } from './move-places.ts';
import type { Move } from './use-move.ts';

/** While the button is held, the place nearest to the pointer is the place; letting go puts it there. */
export function useDragging(view: RefObject<HTMLElement | null>, move: Move): void {
  const isDragging = useUi((ui) => ui.dragging);
  const follow = useEffectEvent((event: PointerEvent) => {
    const place = view.current && nearestPlace(view.current, event.clientX, event.clientY);
    if (place) move.goTo(place);
  });
  const drop = useEffectEvent(() => move.drop());
  const putBack = useEffectEvent(() => move.putBack());
  useEffect(() => {
    if (!isDragging) return;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointermove', (event) => follow(event), { signal });
    window.addEventListener('pointerup', () => drop(), { signal });
    window.addEventListener('pointercancel', () => putBack(), { signal });
    return () => stop.abort();
  }, [isDragging]);
}

function nearestPlace(view: HTMLElement, x: number, y: number): MovePlace | undefined {
  let nearest: { element: HTMLElement; distance: number } | undefined;
  for (const element of view.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = element.getBoundingClientRect();
    const aside = Math.max(box.left - x, x - box.right, 0);
    const distance = aside * 4 + Math.abs(y - (box.top + box.bottom) / 2);
    if (nearest === undefined || distance < nearest.distance) nearest = { element, distance };
  }
  const [area, index] = nearest?.element.dataset.place?.split(' ') ?? [];
  return area === undefined ? undefined : { area: area as Area, index: Number(index) };
}

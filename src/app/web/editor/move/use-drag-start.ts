import type { PointerEvent } from 'react';
import { useEditor } from '../state/editor-context.ts';

/** A hand that shakes is not dragging yet. */
const least = 4;

/** On the handle of a block: who holds it and moves picks it up; who only presses it picks it up for the keys. */
export function useDragStart(guid: string): (event: PointerEvent) => void {
  const { ui } = useEditor();
  return ({ clientX, clientY, button }) => {
    if (button !== 0) return;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener(
      'pointermove',
      (event) => {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < least) return;
        stop.abort();
        ui.set({ moving: [guid], dragging: true });
      },
      { signal },
    );
    window.addEventListener('pointerup', () => stop.abort(), { signal });
    window.addEventListener('pointercancel', () => stop.abort(), { signal });
  };
}

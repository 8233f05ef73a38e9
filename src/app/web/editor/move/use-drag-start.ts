import type { PointerEvent } from 'react';
import { whenDragged } from '#platform/web/ui/drag/when-dragged.ts';
import { useEditor } from '../state/editor-context.ts';

/** On the handle of a block: who holds it and moves picks it up; who only presses it picks it up for the keys. */
export function useDragStart(guid: string): (event: PointerEvent) => void {
  const { ui } = useEditor();
  return (event) => whenDragged(event, () => ui.set({ moving: [guid], dragging: true }));
}

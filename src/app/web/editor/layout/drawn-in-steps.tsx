import { type ReactNode, useEffect, useState } from 'react';
import { DrawnOfAreaContext } from '#blocks/kit/web/drawn-of-area-context.ts';
import { useEditor } from '../state/editor-context.ts';

/** More than fit on a screen. */
const atFirst = 20;
/** Each step draws so many times what stands there. */
const nextTimes = 4;

const drawnAfter = (drawn: number, blocks: number): number =>
  drawn * nextTimes < blocks ? drawn * nextTimes : Number.POSITIVE_INFINITY;

/**
 * Of a long page the blocks of the first screen are drawn, and when these are seen the others, in a few steps between
 * which presses and keys are heard. What is inside is drawn again only where it asks how many.
 */
export function DrawnInSteps({ children }: { children: ReactNode }) {
  return <DrawnOfAreaContext value={useDrawnOfArea()}>{children}</DrawnOfAreaContext>;
}

/** Once all are drawn they stay so, whatever is added. */
function useDrawnOfArea(): number {
  const { session } = useEditor();
  const blocks = session.state().document.buildingBlockInstances.length;
  const [drawn, setDrawn] = useState(() => (blocks > atFirst ? atFirst : Number.POSITIVE_INFINITY));
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return;
    let next: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // What is drawn so far is painted before the next step begins.
      next = setTimeout(() => setDrawn((count) => drawnAfter(count, blocks)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(next);
    };
  }, [drawn, blocks]);
  return drawn;
}

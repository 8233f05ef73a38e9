import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './charts.module.css';

/** Seen and not heard: the points of the chart say the same, in whole sentences. */
export const seenOnly = { 'aria-hidden': true } as const;

/** Which point an arrow key leads to; undefined for other keys, and at either end. */
export function pointAfter(key: string, at: number, count: number): number | undefined {
  const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[
    key
  ];
  return next !== undefined && next >= 0 && next < count ? next : undefined;
}

/**
 * Reading a chart: one stop for the Tab key, arrow keys along its points. What is read follows pointer, finger and focus
 * alike, and stands in one place above the drawing instead of in a tooltip.
 */
export function useChartPoints<Drawing extends Element = SVGSVGElement>(count: number, start = 0) {
  const [chosen, setChosen] = useState(start);
  const drawing = useRef<Drawing>(null);
  const at = Math.max(0, Math.min(chosen, count - 1));
  return {
    at,
    drawing: {
      ref: drawing,
      role: 'group',
      onKeyDown(event: KeyboardEvent) {
        const next = pointAfter(event.key, at, count);
        if (next === undefined) return;
        event.preventDefault();
        setChosen(next);
        drawing.current?.querySelector<SVGElement>(`[data-point="${next}"]`)?.focus();
      },
    },
    point: (index: number, sentence: string) => ({
      role: 'img',
      'aria-label': sentence,
      'data-point': index,
      className: styles.point,
      tabIndex: index === at ? 0 : -1,
      onFocus: () => setChosen(index),
      onPointerEnter: () => setChosen(index),
    }),
  };
}

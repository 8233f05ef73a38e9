import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface ShownStateProps {
  /** As React Aria writes it on the element: `data-hovered`. */
  state: 'data-hovered' | 'data-pressed' | 'data-focused';
  children: ReactNode;
}

/** Shows a state that otherwise needs a pointer or a keyboard to be seen. */
export function ShownState({ state, children }: ShownStateProps) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    holder.current?.querySelector('input, button')?.setAttribute(state, 'true');
  });
  return <div ref={holder}>{children}</div>;
}

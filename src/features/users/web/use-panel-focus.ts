import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Whoever opens what stands beside a list goes on in it; Escape closes it, and they are back at the row they came from. */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  { takesFocus, onClose }: { takesFocus: boolean; onClose: () => void },
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Before paint, and undone while the panel still stands: afterwards nobody knows whether the focus was in it.
  useLayoutEffect(() => {
    const element = panel.current;
    const origin = document.activeElement;
    if (takesFocus) element?.focus({ preventScroll: true });
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current();
    };
    element?.addEventListener('keydown', leave);
    return () => {
      element?.removeEventListener('keydown', leave);
      if (origin instanceof HTMLElement && element?.contains(document.activeElement)) origin.focus();
    };
  }, [panel, takesFocus]);
}

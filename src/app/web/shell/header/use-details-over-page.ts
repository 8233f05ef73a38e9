import { type RefObject, useEffect, useRef } from 'react';

/**
 * A `details` whose content lies over the page: it closes when the focus goes on to something else, which would be
 * underneath it (WCAG 2.4.11), and with Escape wherever the focus is.
 */
export function useDetailsOverPage(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target))
        details.current.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  return details;
}

import { useEffect, useRef, useState } from 'react';

/** What lies below a menu item: opened by its button, held open by a pointer (in CSS), and put away. */
export function useMenuPanel() {
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const [putAway] = useState(() => () => {
    setOpen(false);
    // Until the pointer has been away, or it would hold open what was just put away.
    setDismissed(item.current?.matches(':hover') ?? false);
  });

  useEffect(() => {
    // On the document, because what a pointer holds open must go with Escape wherever the focus is (WCAG 1.4.13).
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !item.current?.matches(':hover, :focus-within')) return;
      putAway();
      if (item.current.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [putAway]);

  return {
    item,
    button,
    isOpen,
    isDismissed,
    putAway,
    toggle: () => (isOpen ? putAway() : setOpen(true)),
    onPointerLeave: () => setDismissed(false),
    onFocusLeave: () => setOpen(false),
  };
}
